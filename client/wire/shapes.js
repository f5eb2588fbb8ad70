/** Generated from the server by `python -m fliptable.wire.schema`; do not edit. */

/**
 * Each kind: its members, with the `type` of each and its fields, `name`, `name:Kind` or, for a list,
 * `name:Kind*`, and behind `=` what a field is that was left out, if not null.
 *
 * @type {Record<string, (string | null)[][]>}
 */
export const SHAPES = {
  Action: [
    ["hit","decision"],
    ["stay","decision"],
    ["choose","decision","seat","card"],
  ],
  Decision: [
    [null,"id","seat","question","options:Action*","source"],
  ],
  Effect: [
    [null,"card","target"],
  ],
  Frame: [
    ["match"],
    ["round","next_seat","flipped","loser"],
    ["deal","waiting"],
    ["turn","seat"],
    ["flip","seat","left","source","aside=[]","void=false"],
    ["play","seat","card","picked:Pick*=[]"],
    ["assign","seat","cards","given:Effect*=[]"],
    ["backlog","effects:Effect*"],
    ["stop","seat"],
    ["award","seat"],
  ],
  Pick: [
    [null,"seat","card"],
  ],
  PublicEvent: [
    ["game_announced","options","seats","dealer","rule"],
    ["deck_refilled","cards","rule"],
    ["round_started","number","dealer","seats","rule"],
    ["decision_made","seat","action:Action","source","rule"],
    ["pick_taken_back","seat","rule"],
    ["card_flipped","seat","card","rule"],
    ["card_landed","seat","card","rule"],
    ["card_lifted","seat","card","rule"],
    ["card_discarded","card","rule"],
    ["player_stayed","seat","rule"],
    ["player_frozen","seat","rule"],
    ["player_busted","seat","card","rule"],
    ["player_saved","seat","card","by","rule"],
    ["hand_turned_down","seat","rule"],
    ["flipped_seven","seat","rule"],
    ["points_taken","seat","rule"],
    ["round_ended","score:Score","rule"],
    ["game_ended","result:Result","rule"],
    ["seat_added","seat","points","rule"],
    ["seat_left","seat","rule"],
    ["frame_opened","frame:Frame","rule"],
    ["frame_advanced","frame:Frame","rule"],
    ["frame_closed","rule"],
    ["effects_queued","effects:Effect*","rule"],
  ],
  Result: [
    [null,"winner","reason"],
  ],
  Score: [
    [null,"round","dealer","reason","flipped","lines:ScoreLine*"],
  ],
  ScoreLine: [
    [null,"seat","status","cards","points","formula"],
  ],
};
