const hundredths = (amount: string) => BigInt(amount.replace('.', ''))

/** Discount in whole percent, rounded down so that it is never overstated. */
export const discountOf = (price: string, before: string | null): number | undefined => {
  if (before === null) return undefined
  const [now, was] = [hundredths(price), hundredths(before)]
  const percent = was > now ? Number(((was - now) * 100n) / was) : 0
  return percent > 0 ? percent : undefined
}
