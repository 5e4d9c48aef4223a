import type { claimCase as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { addCaseHistory, claimMs, claimOf, takeClaim } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { notifyStaff } from './sources/notify-staff.ts'
import { openCase } from './records/open-case.ts'
import { toCaseView } from './records/case-view.ts'

/** Claims a case for a limited time. If a colleague has claimed the case, the answer contains the colleague's name. */
export const claimCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const opened = await openCase(sources, ctx, 'sign')
    if ('refused' in opened) return opened
    const { source, record, reader } = opened
    if (!record.open) return refused('decided_already', { decision: record.state })
    const now = kernel.now()
    const until = new Date(now.getTime() + claimMs)
    const taken = await transaction(kernel, async (tx) => {
      const before = await claimOf(tx, input.kind, input.id, now)
      if (!(await takeClaim(tx, { ...input, operatorId: reader.id, until, now }))) return false
      if (before?.operatorId === reader.id) return true
      await addCaseHistory(tx, input.kind, input.id, { operatorId: reader.id, what: 'claimed', note: null, at: now })
      await notifyStaff(tx, input.kind, input.id)
      return true
    })
    const view = await toCaseView(kernel, source, record, reader)
    return taken ? done(view) : refused('claimed_already', { current: view.claimed_by })
  }
