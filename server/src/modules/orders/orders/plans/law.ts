/** Days from delivery within which the law lets buyers return a distance purchase without a reason. */
const europe = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ')
const lawDays: Readonly<Record<string, number>> = {
  ...Object.fromEntries(europe.map((country) => [country, 14])),
  GB: 14,
  CN: 7,
  TW: 7,
  KR: 7,
}

/** The number of days by the law of the country; null if no law grants the right of return. */
export const lawDaysOf = (country: string): number | null => lawDays[country] ?? null

/** Days after delivery in which the buyer can request a refund: the mall's promise, but never fewer than the law requires. */
export const returnDaysOf = (country: string, promised: number): number => Math.max(promised, lawDaysOf(country) ?? 0)
