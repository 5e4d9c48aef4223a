import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A statement as it is written, with its values and its parts. */
type Written<Answer> = (pieces: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

/** The one way to ask for rows. What is said of a row is held against what the database answers (`server/test/rows`). */
export const all =
  <Row extends object>(db: Db): Written<Row[]> =>
  async (pieces, ...values) =>
    (await sql<Row>(pieces, ...values).execute(db)).rows

/** One row, or none. */
export const one =
  <Row extends object>(db: Db): Written<Row | null> =>
  async (pieces, ...values) => {
    const [row = null, another] = await all<Row>(db)(pieces, ...values)
    if (another) throw new Error('one row was asked for, and several came')
    return row
  }

/** A row that is there, or something is wrong. */
export const given =
  <Row extends object>(db: Db): Written<Row> =>
  async (pieces, ...values) => {
    const row = await one<Row>(db)(pieces, ...values)
    if (!row) throw new Error('a row was taken for granted, and none came')
    return row
  }

/** Whether any row comes. */
export const some =
  (db: Db): Written<boolean> =>
  async (pieces, ...values) =>
    (await all<object>(db)(pieces, ...values)).length > 0
