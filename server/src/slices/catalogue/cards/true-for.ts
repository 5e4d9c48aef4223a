/** When time alone makes a list or page untrue: a price that was crossed out for its days, a product that expires. */
const untrueFrom = new WeakMap<object, number>()

const mostSeconds = 600

/** Remembers of what was made from rows when the first of them changes by itself. */
export const remember = <T extends object>(made: T, rows: readonly { changes_at: number | null }[]): T => {
  const first = rows.reduce((least, { changes_at }) => Math.min(least, changes_at ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY)
  untrueFrom.set(made, first)
  return made
}

/** For how long an answer that shows these can be kept. */
export const secondsTrue = (shown: readonly object[], now = Date.now()): number => {
  const first = shown.reduce<number>(
    (least, each) => Math.min(least, untrueFrom.get(each) ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  )
  return Math.max(0, Math.min(mostSeconds, first - now / 1000))
}
