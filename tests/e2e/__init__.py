"""Whole evenings in a real browser, through what people see and press."""
