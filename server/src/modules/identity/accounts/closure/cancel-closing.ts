import type { cancelClosing as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { transact } from '../../../../platform/db/transaction.ts'
import { cancelClosingRow } from './closing-rows.ts'
import { lockCustomer } from '../people/customer-rows.ts'
import { sendLetter } from '../emails/send-letters.ts'
import { userInfo } from '../people/show-user.ts'

export const cancelClosing: UseCase<typeof shape> = async (ask) => {
  const { kernel } = ask
  const { personId } = ownSession(ask)
  await transact(kernel, async (tx) => {
    const held = await lockCustomer(tx, personId)
    if (!(await cancelClosingRow(tx, personId))) return
    await writeAudit(tx, { actor: `customer:${personId}`, action: 'accounts.closing_cancelled', subject: `customer:${personId}` })
    await sendLetter(kernel, tx, held, 'closing_cancelled')
  })
  return done(await userInfo(kernel, personId))
}
