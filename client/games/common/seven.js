/** What seven number cards bring, as every guide to the games says it: a figure to be shown, nothing is counted with it. */
export const SEVEN_BONUS = 15;
