/** A statement of the specification, and the test that proves it: its file, its title, and the text in it that is the proof. */
export type Row = { says: string; file: string; test: string; proof: string }

/** Rows of one file: the statement, the title of the test, and the proof if it differs from the statement. */
export const shownIn = (file: string, rows: readonly (readonly [says: string, test: string, proof?: string])[]): Row[] =>
  rows.map(([says, test, proof]) => ({ says, file, test, proof: proof ?? says }))
