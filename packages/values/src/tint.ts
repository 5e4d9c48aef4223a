/** The twelve background colours of product tiles. Each picture stores the number of its matching colour. */
export type Tint = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
