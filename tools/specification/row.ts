/** A statement of the specification, and the test that proves it. `proof` is the text in the test that proves the statement. */
export type Row = { says: string; file: string; test: string; proof: string }

/** Rows for one test file. Each has the statement, the title of the test, and the proof if it differs from the statement. */
export const shownIn = (file: string, rows: readonly (readonly [says: string, test: string, proof?: string])[]): Row[] =>
  rows.map(([says, test, proof]) => ({ says, file, test, proof: proof ?? says }))
