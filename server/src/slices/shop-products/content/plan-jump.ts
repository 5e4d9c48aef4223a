/** Whether a price jumped: up by half or more, or down by seven tenths or more. Somebody looks at that. */
export const hasJumped = (before: bigint, after: bigint): boolean =>
  before > 0n && (after * 2n >= before * 3n || after * 10n <= before * 3n)
