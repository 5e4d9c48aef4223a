import { storefrontLinks } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import { sql } from 'kysely'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { type Customer, pausePayouts } from '../people/customer-rows.ts'
import { payoutPauseEnd } from '../people/payout-pause.ts'
import { spendCode } from '../codes/codes.ts'
import { sendEmail } from '../emails/send-letters.ts'

type Change = { newEmail: string; code: string; newCode: string; sessionId: string }

/** Changes the email address after the user confirms both the old and the new mailbox. The old address gets an email, and other sessions end. */
export const changeEmail = async (
  kernel: Kernel,
  tx: Tx,
  customer: Customer,
  { newEmail, code, newCode, sessionId }: Change,
): Promise<Refused<'code_wrong' | 'email_exists'> | null> => {
  const { id: customerId } = customer
  const now = kernel.now()
  const spent =
    (await spendCode(kernel, tx, { purpose: 'change_email', target: customer.email, customerId }, code)) &&
    (await spendCode(kernel, tx, { purpose: 'change_email', target: newEmail, customerId }, newCode))
  if (!spent) return refused('code_wrong', { tries_left: 0 })
  if (!(await writeEmail(tx, customerId, newEmail, now))) return refused('email_exists', { fields: { email: 'taken' } })
  await pausePayouts(tx, customerId, payoutPauseEnd(now))
  await endSessionsOf(tx, { audience: 'customer', personId: customerId, but: sessionId }, 'everywhere', now)
  await endSessionsOf(tx, { audience: 'seller', personId: customerId }, 'everywhere', now)
  await writeAudit(tx, { actor: `customer:${customerId}`, action: 'accounts.email_changed', subject: `customer:${customerId}` })
  await notify(tx, customerId, { template: 'email_changed', values: { email: newEmail }, link: storefrontLinks.settings('profile'), now })
  await sendEmail(kernel, tx, customer, 'email_changed', { email: newEmail })
  return null
}

/** Returns false if the address was taken in the meantime; the transaction can continue. */
const writeEmail = async (tx: Tx, customerId: string, email: string, now: Date): Promise<boolean> => {
  await sql`savepoint email`.execute(tx)
  try {
    await sql`update accounts.customer set email = ${email}, email_verified_at = ${now} where id = ${customerId}`.execute(tx)
    await sql`release savepoint email`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`rollback to savepoint email`.execute(tx)
    return false
  }
}
