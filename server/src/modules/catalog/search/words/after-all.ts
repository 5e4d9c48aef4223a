/** Appended to a prefix, this is the upper bound of all words with it. A range uses the index where a pattern would not. */
export const afterAll = '\u{10ffff}'
