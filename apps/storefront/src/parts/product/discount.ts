const hundredths = (amount: string) => BigInt(amount.replace('.', ''))

/** How much less than before, in whole per cent, never more than it really is: `−25%`. */
export const discountOf = (price: string, before: string | null): string | undefined => {
  if (before === null) return undefined
  const [now, was] = [hundredths(price), hundredths(before)]
  const percent = was > now ? ((was - now) * 100n) / was : 0n
  return percent > 0n ? `\u2212${percent}%` : undefined
}
