import { decimal, formatScaled, rescaleHalfUp } from './decimal.ts'

/** Rounds to three decimals, then truncates to two: `1.2395` is `1.24` and `1.2389` is `1.23`. */
export const fixed = (value: string): string => formatScaled(rescaleHalfUp(decimal(value), 3) / 10n, 2)
