import type { undoDecision as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { dropHeld } from '../records/held-rows.ts'
import { addCaseHistory } from '../records/case-rows.ts'
import type { CaseSource } from '../sources/case-source.ts'
import { notifyStaff } from '../sources/notify-staff.ts'
import { openCase } from '../records/open-case.ts'
import { toCaseView } from '../records/case-view.ts'

/** Undoes the caller's own decision before it takes effect. The audit log still records the decision. */
export const undoDecision =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const opened = await openCase(sources, ctx, 'sign')
    if ('refused' in opened) return opened
    const { source, record, reader } = opened
    const { kind, id } = input
    const now = kernel.now()
    const outcome = await transaction(kernel, async (tx) => {
      if (!(await dropHeld(tx, kind, id, { operatorId: reader.id, now }))) return refused('nothing_held')
      await addCaseHistory(tx, kind, id, { operatorId: reader.id, what: 'taken_back', note: null, at: now })
      await notifyStaff(tx, kind, id)
      return done()
    })
    return 'refused' in outcome ? outcome : done(await toCaseView(kernel, source, record, reader))
  }
