import { type RawBuilder, sql } from 'kysely'

/** A number that begins with `start`. A number has digits, capital letters and one dash, which each collation sorts in the same order. */
export const numberBegins = (column: RawBuilder<unknown>, start: string): RawBuilder<unknown> =>
  sql`${column} >= ${start} and ${column} <= ${start}::text || 'ZZZZZZZZZZ'`

/** The signs after the dash of a number, as the indexes have them. */
export const signsOf = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`split_part(${column}, '-', 2)`

/** A number with `signs` after its dash, or with signs that begin with them. */
export const hasSigns = (column: RawBuilder<unknown>, signs: string): RawBuilder<unknown> =>
  sql`${signsOf(column)} ~>=~ ${signs} and ${signsOf(column)} ~<~ (${signs}::text || chr(1114111))`

/** Days around the orders whose number begins with a month or a day: a day more on each side, because a day begins at another hour elsewhere. */
export const daysAround = (start: string): { from: Date; to: Date } => {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(4, 6)) - 1]
  const day = /^\d{8}/.test(start) ? Number(start.slice(6, 8)) : null
  return {
    from: new Date(Date.UTC(year, month, (day ?? 1) - 1)),
    to: new Date(Date.UTC(year, month + (day === null ? 1 : 0), (day ?? 1) + 2)),
  }
}
