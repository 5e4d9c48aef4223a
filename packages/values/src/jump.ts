import { divideHalfUp } from './decimal.ts'

/** Whether a price jumped: up by half or more, or down by seven tenths or more. Staff review such a jump. */
export const hasJumped = (before: bigint, after: bigint): boolean =>
  before > 0n && (after * 2n >= before * 3n || after * 10n <= before * 3n)

/** By how many percent a price that jumped is more, or less where that is below zero; undefined for one that did not. */
export const jumpPercent = (before: bigint, after: bigint): number | undefined =>
  hasJumped(before, after) ? Number(divideHalfUp((after - before) * 100n, before)) : undefined
