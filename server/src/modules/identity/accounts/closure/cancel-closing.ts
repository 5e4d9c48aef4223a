import type { cancelClosing as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { cancelClosingRow } from './closing-rows.ts'
import { lockCustomer } from '../people/customer-rows.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { userInfo } from '../people/show-user.ts'

export const cancelClosing: UseCase<typeof shape> = async (ctx) => {
  const { kernel } = ctx
  const { personId } = ownSession(ctx)
  await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, personId)
    if (!(await cancelClosingRow(tx, personId))) return
    await writeAudit(tx, { actor: `customer:${personId}`, action: 'accounts.closing_cancelled', subject: `customer:${personId}` })
    await sendEmail(kernel, tx, held, 'closing_cancelled')
  })
  return done(await userInfo(kernel, personId))
}
