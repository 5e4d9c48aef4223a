/** A node of a row: a box, or the position where a long arrow crosses the row. */
export type Stop = { name: string; row: number; width: number; above: Stop[]; below: Stop[]; x: number }
