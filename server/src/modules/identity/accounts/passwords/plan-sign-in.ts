/** The number of attempts including this one, and the remaining pause. Null if there is no pause. */
type Counted = { count: number; retryAfterSeconds: number | null }

const quarterMs = 15 * 60_000
export const limitOfAccount = { most: 10, withinMs: quarterMs, pauseMs: quarterMs }
/** Many users may share one network address, so its limit is higher. */
export const limitOfAddress = { ...limitOfAccount, most: 100 }
const withoutCaptcha = 5

/** Origin of an attempt: device and address, and the addresses at which this account was used before. */
export type Tried = { usedDevice: string | null; address: string; usedAddresses: readonly string[] }

/**
 * The origin part of the rate-limit key. Null for unknown origins, which share one counter per account. Each known device and each known address has
 * its own counter.
 */
export const planOrigin = ({ usedDevice, address, usedAddresses }: Tried): string | null => {
  if (usedDevice !== null) return `device ${usedDevice}`
  return usedAddresses.includes(address) ? `address ${address}` : null
}

type Entry = { pausedSeconds: number } | { asksCaptcha: boolean; asksCaptchaNext: boolean; left: number }

/** Decides about an attempt that is already counted. A paused network address blocks only users whose account was never used there. */
export const planEntry = ({ origin, account, address }: { origin: string | null; account: Counted; address: Counted }): Entry => {
  const pausedSeconds = Math.max(account.retryAfterSeconds ?? 0, origin === null ? (address.retryAfterSeconds ?? 0) : 0)
  if (pausedSeconds > 0) return { pausedSeconds }
  const count = Math.max(account.count, address.count)
  return { asksCaptcha: count > withoutCaptcha, asksCaptchaNext: count >= withoutCaptcha, left: limitOfAccount.most - account.count }
}
