/** How many times something was tried, this one included, and how long it is paused. */
type Counted = { count: number; retryAfterSeconds: number | null }

const quarterMs = 15 * 60_000
export const limitOfAccount = { most: 10, withinMs: quarterMs, pauseMs: quarterMs }
/** Many people may sit behind one address: it takes more to hold all of it up. */
export const limitOfAddress = { ...limitOfAccount, most: 100 }
const withoutCaptcha = 5

/** The origin of a try: device and address, and the addresses at which this account was used before. */
export type Tried = { usedDevice: string | null; address: string; usedAddresses: readonly string[] }

/**
 * The part of the counting key beside the account. All strangers to an account count together. A known address counts apart from them, and a known
 * device apart from others at the same address.
 */
export const planOrigin = ({ usedDevice, address, usedAddresses }: Tried): string | null => {
  if (usedDevice !== null) return `device ${usedDevice}`
  return usedAddresses.includes(address) ? `address ${address}` : null
}

type Entry = { pausedSeconds: number } | { asksCaptcha: boolean; asksCaptchaNext: boolean; left: number }

/** The result of a try, its own count included. A paused address pauses only those whose account was never used there. */
export const planEntry = ({ origin, account, address }: { origin: string | null; account: Counted; address: Counted }): Entry => {
  const pausedSeconds = Math.max(account.retryAfterSeconds ?? 0, origin === null ? (address.retryAfterSeconds ?? 0) : 0)
  if (pausedSeconds > 0) return { pausedSeconds }
  const count = Math.max(account.count, address.count)
  return { asksCaptcha: count > withoutCaptcha, asksCaptchaNext: count >= withoutCaptcha, left: limitOfAccount.most - account.count }
}
