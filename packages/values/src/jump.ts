import { divideHalfUp } from './decimal.ts'

/** True if a price jumped: up by half or more, or down by seven tenths or more. Staff review such a price. */
export const hasJumped = (before: bigint, after: bigint): boolean =>
  before > 0n && (after * 2n >= before * 3n || after * 10n <= before * 3n)

/** Percentage by which a price jumped; negative for a fall. Undefined if the price did not jump. */
export const jumpPercent = (before: bigint, after: bigint): number | undefined =>
  hasJumped(before, after) ? Number(divideHalfUp((after - before) * 100n, before)) : undefined
