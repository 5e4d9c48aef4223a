import { storefrontLinks } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { devicesOf, endSessionsOf, openSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { rememberDevice } from '../passwords/used-device.ts'
import { lockCustomer, markVerified, setPassword, type Customer } from '../people/customer-rows.ts'
import { deviceName } from './device-name.ts'

export type Admitting = Pick<CallContext<never>, 'kernel' | 'session' | 'token' | 'address' | 'device' | 'cookies' | 'setCookie'>
export type Admission<R extends string> = {
  customer: Customer
  /** The app that the user signs in to: the storefront or the seller console. */
  audience: 'customer' | 'seller'
  /** How the user proved their identity. A code also verifies the email address. A password proof is valid only while the password is unchanged. */
  by: 'password' | 'code' | 'platform'
  /** Uses up the proof in the same transaction. Returns false if another request used the proof first. */
  spend?: (tx: Tx) => Promise<boolean | Refused<R>>
  /** The refusal to return if the proof is no longer valid. */
  gone: Refused<R>
}

/** Opens a session for a user whose proof is still valid. Notifies the user of a sign-in on a new device. */
export const admit = async <const R extends string>(
  ctx: Admitting,
  { customer, audience, by, spend, gone }: Admission<R>,
): Promise<{ token: string } | Refused<'account_ended' | R>> => {
  const { kernel } = ctx
  const device = deviceName(ctx.device)
  const entered = await transaction(kernel, async (tx): Promise<{ token: string } | Refused<'account_ended' | R>> => {
    const now = kernel.now()
    const held = await lockCustomer(tx, customer.id)
    if (held.status === 'disabled' || held.status === 'closed') return refused('account_ended')
    if (by === 'password' && held.passwordHash !== customer.passwordHash) return gone
    const spent = (await spend?.(tx)) ?? true
    if (spent !== true) return spent || gone
    if (by === 'code' && !held.verified) await takeOver(tx, customer.id, now)
    const whose = { audience, personId: customer.id } as const
    const devices = await devicesOf(tx, whose)
    const token = await openSession(tx, { ...whose, device, address: ctx.address }, now)
    if (devices.length > 0 && !devices.includes(device)) await notifyNewDevice(kernel, tx, held, { device, address: ctx.address, now })
    return { token }
  })
  // Records, for every kind of sign-in, that the account was used on this device.
  if (!('refused' in entered)) await rememberDevice(ctx, { audience: 'customer', personId: customer.id })
  return entered
}

/**
 * Takes over an account whose email address was never verified: a stranger may have created it in advance. The stranger's password and sessions end,
 * and the owner sets a new password.
 */
const takeOver = async (tx: Tx, customerId: string, now: Date) => {
  await setPassword(tx, customerId, '')
  await endSessionsOf(tx, { audience: 'customer', personId: customerId }, 'everywhere', now)
  await endSessionsOf(tx, { audience: 'seller', personId: customerId }, 'everywhere', now)
  await markVerified(tx, customerId, now)
}

const notifyNewDevice = async (
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
  // An unverified mailbox may belong to another person, so it does not get the whole network address.
  const shown = customer.verified ? address : address.replace(/[^.:]+$/, '•')
  await sendEmail(kernel, tx, customer, 'new_device', { device, address: shown, time: `${time.slice(0, 16).replace('T', ' ')} UTC` })
}
