import type { CountedLine, IntakeLine } from './line-rows.ts'

type Expected = Pick<IntakeLine, 'skuId' | 'expected'>
type WrongCount = 'unknown' | 'twice' | 'reason'

/** The counted quantity of each delivery line. A line without a count arrived as expected. A different quantity needs a reason. */
export const planCounted = (lines: readonly Expected[], said: readonly CountedLine[]): { done: CountedLine[] } | { wrong: WrongCount } => {
  if (said.some(({ skuId }) => !lines.some((each) => each.skuId === skuId))) return { wrong: 'unknown' }
  if (new Set(said.map(({ skuId }) => skuId)).size !== said.length) return { wrong: 'twice' }
  const counted = lines.map(({ skuId, expected }): CountedLine => {
    const found = said.find((each) => each.skuId === skuId)
    if (!found || found.quantity === expected) return { skuId, quantity: expected, reason: null }
    return { skuId, quantity: found.quantity, reason: found.reason }
  })
  const isUnexplained = lines.some(({ expected }, at) => counted[at]?.quantity !== expected && !counted[at]?.reason)
  return isUnexplained ? { wrong: 'reason' } : { done: counted }
}
