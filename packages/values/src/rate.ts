import { decimal, formatScaled, rescaleHalfUp } from './decimal.ts'

/** A rate kept in hundredths as people read it: `725` is `7.25`. */
export function formatRate(hundredths: string): string {
  const { digits, scale } = decimal(hundredths)
  return formatScaled(rescaleHalfUp({ digits, scale: scale + 2 }, 2), 2)
}
