/** A box in its row, or the place where a long arrow passes through the row. */
export type Stop = { name: string; row: number; width: number; above: Stop[]; below: Stop[]; x: number }
