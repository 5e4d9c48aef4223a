/** One thing that the specification says, and the test that shows it: its file, its words, and what stands in it that makes it so. */
export type Row = { says: string; file: string; test: string; proof: string }

/** Rows of one file: what is said, the words of the test, and the proof where what is said does not stand there itself. */
export const shownIn = (file: string, rows: readonly (readonly [says: string, test: string, proof?: string])[]): Row[] =>
  rows.map(([says, test, proof]) => ({ says, file, test, proof: proof ?? says }))
