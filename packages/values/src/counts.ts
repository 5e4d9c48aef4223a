const units = [
  { size: 1_000_000, letter: 'M' },
  { size: 1_000, letter: 'k' },
] as const

/** A short count: `999`, `1.2k`, `12k`, `3.4M`. It is truncated instead of rounded, so that it is never too high. */
export function shortCount(count: number): string {
  const unit = units.find(({ size }) => count >= size)
  if (!unit) return String(count)
  const tenths = Math.floor((count * 10) / unit.size)
  if (tenths >= 100 || tenths % 10 === 0) return `${Math.floor(tenths / 10)}${unit.letter}`
  return `${Math.floor(tenths / 10)}.${tenths % 10}${unit.letter}`
}
