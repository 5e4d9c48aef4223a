/** The number of attempts including the current one, and the seconds until the pause ends. Null if there is no pause. */
type Counted = { count: number; retryAfterSeconds: number | null }

const quarterMs = 15 * 60_000
export const limitOfAccount = { most: 10, withinMs: quarterMs, pauseMs: quarterMs }
/** Limit per network address. It is higher than the limit per account, because many users may share one address. */
export const limitOfAddress = { ...limitOfAccount, most: 100 }
const withoutCaptcha = 5

/** Origin of an attempt: device and address, and the addresses at which this account was used before. */
export type Tried = { usedDevice: string | null; address: string; usedAddresses: readonly string[] }

/**
 * The origin part of the rate-limit key. Each device and each address that was used before for the account has a separate counter. Null for other
 * origins, which share one counter per account.
 */
export const planOrigin = ({ usedDevice, address, usedAddresses }: Tried): string | null => {
  if (usedDevice !== null) return `device ${usedDevice}`
  return usedAddresses.includes(address) ? `address ${address}` : null
}

type Entry = { pausedSeconds: number } | { asksCaptcha: boolean; asksCaptchaNext: boolean; left: number }

/** Decides about an attempt that is already counted. If a network address is paused, only users whose account was never used there are blocked. */
export const planEntry = ({ origin, account, address }: { origin: string | null; account: Counted; address: Counted }): Entry => {
  const pausedSeconds = Math.max(account.retryAfterSeconds ?? 0, origin === null ? (address.retryAfterSeconds ?? 0) : 0)
  if (pausedSeconds > 0) return { pausedSeconds }
  const count = Math.max(account.count, address.count)
  return { asksCaptcha: count > withoutCaptcha, asksCaptchaNext: count >= withoutCaptcha, left: limitOfAccount.most - account.count }
}
