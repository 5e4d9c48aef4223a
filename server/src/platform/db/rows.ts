import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A tagged template that runs SQL with its values. */
type Statement<Answer> = (pieces: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

/** The only way to read rows. A test compares each row type with the database (`server/test/rows`). */
export const query =
  <Row extends object>(db: Db): Statement<Row[]> =>
  async (pieces, ...values) =>
    (await sql<Row>(pieces, ...values).execute(db)).rows

/** The only row, or null. More than one row is an error. */
export const findOne =
  <Row extends object>(db: Db): Statement<Row | null> =>
  async (pieces, ...values) => {
    const [row = null, another] = await query<Row>(db)(pieces, ...values)
    if (another) throw new Error('one row was expected, and several came')
    return row
  }

/** Returns the only row. A missing row is an error. */
export const getOne =
  <Row extends object>(db: Db): Statement<Row> =>
  async (pieces, ...values) => {
    const row = await findOne<Row>(db)(pieces, ...values)
    if (!row) throw new Error('a row was expected, and none came')
    return row
  }

/** True if the statement returns any row. */
export const exists =
  (db: Db): Statement<boolean> =>
  async (pieces, ...values) =>
    (await query<object>(db)(pieces, ...values)).length > 0
