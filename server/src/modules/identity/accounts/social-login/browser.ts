import { createHash, randomBytes } from 'node:crypto'
import { loginCookieLine as lineOf, readCookie } from '../../../../platform/http/cookies.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { seal, unseal } from '../../../../platform/auth/sealing.ts'
import type { Journey } from '../../../../platform/external/oauth/index.ts'

/** State in the browser's cookie while the user signs in at the platform: encrypted, short-lived, and not readable by scripts. */
export type Carried = Journey & { platform: string; returnTo: string | null; until: number }

const journeyMs = 10 * 60_000
type Cookie = 'social-journey' | 'social-browser'

/** A `set-cookie` header. With the value null, it deletes the cookie. */
export const cookieLine = (kernel: Pick<Kernel, 'environment'>, name: Cookie, value: string | null): string =>
  lineOf(kernel, name, value, (2 * journeyMs) / 1000)

const keyOf = ({ keys }: Pick<Kernel, 'keys'>) => keys.for('social journey')
const label = 'social-journey'

export const packJourney = (kernel: Kernel, journey: Journey & Pick<Carried, 'platform' | 'returnTo'>): string =>
  seal(keyOf(kernel), JSON.stringify({ ...journey, until: kernel.now().getTime() + journeyMs }), label).toString('base64url')

/** The state of this browser's login attempt. Null if the state belongs to another attempt or platform, or is expired. */
export const unpackJourney = (kernel: Kernel, cookies: string, callback: { platform: string; state: string }): Carried | null => {
  const packed = readCookie(kernel, cookies, 'social-journey')
  if (!packed) return null
  try {
    const carried = JSON.parse(unseal(keyOf(kernel), Buffer.from(packed, 'base64url'), label)) as Carried
    const isThis = carried.state === callback.state && carried.platform === callback.platform
    return isThis && carried.until > kernel.now().getTime() ? carried : null
  } catch {
    return null
  }
}

export const newLoginToken = (): string => randomBytes(32).toString('base64url')
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Hash of a cookie that only this browser has. A login token copied from the URL is therefore useless in another browser. */
export const browserHash = (kernel: Pick<Kernel, 'environment'>, cookies: string): Buffer =>
  sha256(readCookie(kernel, cookies, 'social-browser') ?? '')
