/** Appended to a prefix, gives the upper bound of all words with this prefix. A range up to this bound uses the index where a pattern would not. */
export const afterAll = '\u{10ffff}'
