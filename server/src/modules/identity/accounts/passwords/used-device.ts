import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { loginCookieLine, readCookie } from '../../../../platform/http/cookies.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Audience } from '../../../../platform/db/outbox/outbox.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { saveDevice } from './device-rows.ts'

export type Whose = { audience: Audience; personId: string }
type Carried = { device: string; marks: readonly string[] }
type Keeps = Pick<CallContext<never>, 'kernel' | 'cookies' | 'setCookie'>

const cookie = 'device'
/** The maximum lifetime that browsers allow for a cookie. */
const lifeSeconds = 400 * 24 * 60 * 60
/** Maximum number of accounts per device, enough for a family. The account least recently used is dropped. */
const maxMarks = 8

/** A keyed hash of device and account. Only the mall can create this hash, and without the key it does not reveal the account. */
const markOf = ({ keys }: Pick<Kernel, 'keys'>, device: string, { audience, personId }: Whose) =>
  createHmac('sha256', keys.for('used device')).update(`${device} ${audience} ${personId}`).digest('base64url')

const read = (kernel: Kernel, cookies: string): Carried | null => {
  const [device = '', ...marks] = (readCookie(kernel, cookies, cookie) ?? '').split('.')
  return /^[\w-]{22}$/.test(device) ? { device, marks: marks.slice(0, maxMarks) } : null
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * The device id, if its signed mark proves an earlier use for this account. Values that a client can forge, such as the browser name, are not used.
 */
export const usedDevice = ({ kernel, cookies }: Omit<Keeps, 'setCookie'>, whose: Whose): string | null => {
  const carried = read(kernel, cookies)
  return carried?.marks.some((mark) => isSame(mark, markOf(kernel, carried.device, whose))) ? carried.device : null
}

/** Stores a mark for this account in the device's cookie. For a customer account, the database also records the use. */
export const rememberDevice = async ({ kernel, cookies, setCookie }: Keeps, whose: Whose): Promise<void> => {
  const { device, marks } = read(kernel, cookies) ?? { device: randomBytes(16).toString('base64url'), marks: [] }
  const mark = markOf(kernel, device, whose)
  const newestMarks = [mark, ...marks.filter((each) => each !== mark)].slice(0, maxMarks)
  setCookie(loginCookieLine(kernel, cookie, [device, ...newestMarks].join('.'), lifeSeconds))
  if (whose.audience !== 'customer') return
  const used = { keys: kernel.keys, customerId: whose.personId, device, now: kernel.now() }
  await transaction(kernel, (tx) => saveDevice(tx, used))
}
