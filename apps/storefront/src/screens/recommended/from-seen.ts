import type { SeenProduct } from '../../mall/recently-seen.ts'

export const maxRows = 2

/** The last seen products, without excluded ones. Each product yields a row of related products. */
export const reasonsOf = (seen: readonly SeenProduct[], leftOut: readonly string[]): readonly SeenProduct[] =>
  seen.filter(({ id }) => !leftOut.includes(id)).slice(0, maxRows)

type HasId = { id: string }

/** Products of each row, without seen, excluded or repeated products. */
export const rowsOf = <P extends HasId>(lists: readonly (readonly P[])[], without: Iterable<string>): P[][] => {
  const gone = new Set(without)
  return lists.map((list) => {
    const row = list.filter(({ id }) => !gone.has(id))
    for (const { id } of row) gone.add(id)
    return row
  })
}
