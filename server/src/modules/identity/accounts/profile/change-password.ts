import { storefrontLinks } from '@plaza/contract'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { type Customer, pausePayouts, setPassword } from '../people/customer-rows.ts'
import { payoutPauseEnd } from '../people/payout-pause.ts'
import { sendEmail } from '../emails/send-letters.ts'

/** Changes the password and ends every other session, in the storefront and in the seller console. */
export const changePassword = async (
  kernel: Kernel,
  tx: Tx,
  customer: Customer,
  { passwordHash, action, but }: { passwordHash: string; action: string; but?: string },
): Promise<void> => {
  const now = kernel.now()
  await setPassword(tx, customer.id, passwordHash)
  await pausePayouts(tx, customer.id, payoutPauseEnd(now))
  await endSessionsOf(tx, { audience: 'customer', personId: customer.id, ...(but && { but }) }, 'password', now)
  await endSessionsOf(tx, { audience: 'seller', personId: customer.id }, 'password', now)
  await writeAudit(tx, { actor: `customer:${customer.id}`, action, subject: `customer:${customer.id}` })
  await notify(tx, customer.id, {
    template: 'password_changed',
    values: { time: { time: now.toISOString() } },
    link: storefrontLinks.settings('password'),
    now,
  })
  await sendEmail(kernel, tx, customer, 'password_changed')
}
