/**
 * Converts a typed sum to the request format: `1 284,5` → `1284.5`. A point or comma before the last three digits is ambiguous. Because this is
 * money, the function does not guess.
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
