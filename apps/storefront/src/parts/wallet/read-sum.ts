/**
 * A sum as people type it, as the wire takes it: `1 284,5` → `1284.5`. A point or a comma before three last digits may be either of two things;
 * where money is meant, nobody guesses.
 */
export const readSum = (typed: string): string | undefined => {
  const bare = typed.replace(/[\s\u00a0$€£¥฿]/g, '')
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', grouping, point, decimals] = match
  if (grouping !== undefined && (grouping === point || (point === undefined && whole.length < 8))) return undefined
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return digits.length > 12 ? undefined : decimals === undefined ? digits : `${digits}.${decimals}`
}
