/** Twelve fields of colour that goods stand on; a picture carries the number of the one that suits it. */
export type Tint = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
