import { decimal, formatScaled, rescaleHalfUp } from './decimal.ts'

/** Formats a rate in hundredths as a decimal: `725` is `7.25`. */
export function formatRate(hundredths: string): string {
  const { digits, scale } = decimal(hundredths)
  return formatScaled(rescaleHalfUp({ digits, scale: scale + 2 }, 2), 2)
}
