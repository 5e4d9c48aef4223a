import { storefrontLinks, type LoginResponse } from '@plaza/contract'
import { done, refused, type Outcome, type Refused } from '@plaza/values'
import type { Tx } from '../../../kernel/database.ts'
import type { Ask } from '../../../kernel/http/serve.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { devicesOf, endSessionsOf, openSession } from '../../../kernel/sessions.ts'
import { transact } from '../../../kernel/transact.ts'
import { notify } from '../../notices/index.ts'
import { rememberDevice } from '../passwords/index.ts'
import { holdCustomer, markVerified, setPassword, type Customer } from '../people/index.ts'
import { deviceName } from './device-name.ts'
import { sendLetter } from '../letters/index.ts'
import { loginResponse } from '../showing/index.ts'

export type SignInAsk = Pick<Ask<never>, 'kernel' | 'session' | 'token' | 'address' | 'device' | 'cookies' | 'setCookie'>
export type SignIn<R extends string> = {
  customer: Customer
  /** What the right to enter was shown by. A code proves the e-mail; a password holds only while it is the password. */
  by: 'password' | 'code' | 'platform'
  /** Done in the same transaction; false says that the proof was spent by somebody else meanwhile. */
  spend?: (tx: Tx) => Promise<boolean>
  /** What is said when the proof no longer holds. */
  gone: Refused<R>
}
type NotEntered<R extends string> = Refused<'account_ended' | 'already_logged_in' | R>

/** Lets somebody in who has proved who they are: always with a fresh token, never with one that was brought along. */
export const signIn = async <const R extends string>(
  ask: SignInAsk,
  { customer, by, spend, gone }: SignIn<R>,
): Promise<Outcome<LoginResponse, 'account_ended' | 'already_logged_in' | R>> => {
  const { kernel } = ask
  if (customer.status === 'disabled' || customer.status === 'closed') return refused('account_ended')
  if (ask.session?.personId === customer.id && ask.token !== null) {
    return refused('already_logged_in', await loginResponse(kernel, { customerId: customer.id, token: ask.token }))
  }
  const device = deviceName(ask.device)
  const entered = await transact(kernel, async (tx): Promise<{ token: string } | NotEntered<R>> => {
    const now = kernel.now()
    const held = await holdCustomer(tx, customer.id)
    if (held.status === 'disabled' || held.status === 'closed') return refused('account_ended')
    if (by === 'password' && held.passwordHash !== customer.passwordHash) return gone
    if (spend && !(await spend(tx))) return gone
    if (by === 'code' && !held.verified) await takeOver(tx, customer.id, now)
    const devices = await devicesOf(tx, { audience: 'customer', personId: customer.id })
    const token = await openSession(tx, { audience: 'customer', personId: customer.id, device, address: ask.address }, now)
    if (devices.length > 0 && !devices.includes(device)) await tellOfDevice(kernel, tx, held, { device, address: ask.address, now })
    return { token }
  })
  if ('refused' in entered) return entered
  rememberDevice(ask, { audience: 'customer', personId: customer.id })
  return done(await loginResponse(kernel, { customerId: customer.id, token: entered.token }))
}

/**
 * Nobody had proved this address before: whoever made the account may have been a stranger who waits for its owner.
 * What the stranger knows opens nothing any more; the owner chooses a password of their own.
 */
const takeOver = async (tx: Tx, customerId: string, now: Date) => {
  await setPassword(tx, customerId, '')
  await endSessionsOf(tx, { audience: 'customer', personId: customerId }, 'everywhere', now)
  await markVerified(tx, customerId, now)
}

const tellOfDevice = async (
  kernel: Kernel,
  tx: Tx,
  customer: Customer,
  { device, address, now }: { device: string; address: string; now: Date },
) => {
  const time = now.toISOString()
  await notify(tx, customer.id, {
    template: 'new_device',
    values: { device, time: { time } },
    link: storefrontLinks.settings('devices'),
    now,
  })
  await sendLetter(kernel, tx, customer, 'new_device', { device, address, time: `${time.slice(0, 16).replace('T', ' ')} UTC` })
}
