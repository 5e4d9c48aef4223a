import type { checkLedger as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { runLedgerChecks as check, checkRuns, explainRed, type MoneyCheck } from '../../foundation/ledger/checks/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { toCheckView } from './check-view.ts'

/** Runs all checks of the ledger now. Or records why payouts may continue although the last run failed. */
export const checkLedger =
  (checks: () => readonly MoneyCheck[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, ['owner', 'finance'])
    if ('refused' in staff) return staff
    if (input.explain !== undefined) {
      const id = await explainRed(kernel, { operatorId: staff.id, explanation: input.explain, now: kernel.now() })
      if (!id) return refused('nothing_red')
      const details = { explanation: input.explain }
      await transaction(kernel, (tx) =>
        writeAudit(tx, { actor: `operator:${staff.id}`, action: 'books.explained', subject: `check:${id}`, details }),
      )
    } else await check(kernel, checks(), `operator:${staff.id}`)
    const [last] = await checkRuns(kernel.db, 1)
    if (!last) throw new Error('a check was not written')
    return done(toCheckView(last))
  }
