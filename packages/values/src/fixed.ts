import { decimal, formatScaled, rescaleHalfUp } from './decimal.ts'

/** The fixed-number helper: rounds to three decimals, then cuts to two, so `1.2395` is `1.24` and `1.2389` is `1.23`. */
export const fixed = (value: string): string => formatScaled(rescaleHalfUp(decimal(value), 3) / 10n, 2)
