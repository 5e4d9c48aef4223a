import { storefrontLinks, type closeAccount as shape, type ReasonOf } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { markClosing } from './closing-rows.ts'
import { customerById, lockCustomer } from '../people/customer-rows.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { enterProofGate } from '../passwords/sign-in-gate.ts'
import { passwordMatches } from '../passwords/passwords.ts'
import { userInfo } from '../people/show-user.ts'

const minAgeMs = 14 * 24 * 60 * 60_000

/** Schedules the closure of the account in 14 days. Until that date its owner can cancel the closure. A second request changes nothing. */
export const closeAccount: UseCase<typeof shape> = async (ctx) => {
  const { kernel } = ctx
  const { personId } = ownSession(ctx)
  for (const [reason, keepsOpen] of kernel.people.keepsOpen)
    if (await keepsOpen(kernel.db, personId)) return refused(reason as ReasonOf<typeof shape>, { reason })
  const gate = await enterProofGate({ kernel, who: personId })
  if ('refused' in gate) return gate
  const { passwordHash } = await customerById(kernel.db, personId)
  if (!(await passwordMatches(kernel, passwordHash, ctx.input.password, gate.turn))) return refused('wrong_password')
  await gate.passed()
  await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, personId)
    const closingAt = new Date(kernel.now().getTime() + minAgeMs)
    if (!(await markClosing(tx, personId, closingAt))) return
    await writeAudit(tx, { actor: `customer:${personId}`, action: 'accounts.closing_asked', subject: `customer:${personId}` })
    const day = closingAt.toISOString()
    const link = storefrontLinks.settings('profile')
    await notify(tx, personId, { template: 'account_closing', values: { day: { day } }, link, now: kernel.now() })
    await sendEmail(kernel, tx, held, 'closing_asked', { date: closingAt.toISOString().slice(0, 10) })
  })
  return done(await userInfo(kernel, personId))
}
