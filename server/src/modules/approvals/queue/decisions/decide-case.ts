import type { InputOf, decideCase as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { enqueue } from '../../../../platform/db/enqueue.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { type DecisionInput, heldOf, hold } from '../records/held-rows.ts'
import { claimMs, claimOf, caseRecord, takeClaim } from '../records/case-rows.ts'
import type { CaseSource } from '../sources/case-source.ts'
import { notifyStaff } from '../sources/notify-staff.ts'
import { openCase } from '../records/open-case.ts'
import { toCaseView } from '../records/case-view.ts'
import { carryOutTask } from './carry-out.ts'
import { decideNow } from './decide-now.ts'

/** Milliseconds in which a decision can be undone. The operator's claim on the case lasts longer. */
const holdMs = 10_000

const wantedBy = (input: InputOf<typeof call>): DecisionInput => ({
  decision: input.decision,
  reason: input.reason ?? null,
  credited: input.credited ?? null,
  reference: input.reference ?? null,
  note: input.note ?? null,
  fields: input.fields ?? [],
  counted: input.counted ?? [],
})

/**
 * Decides a case at once or, with `hold`, after ten seconds. A delayed decision is tried first and rolled back, so that errors show immediately. The
 * mall stores it, so that it takes effect even if the window is closed or the process ends. Staff cannot decide cases about themselves.
 */
export const decideCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const opened = await openCase(sources, ctx, 'sign')
    if ('refused' in opened) return opened
    const { source, reader } = opened
    const { kind, id, version } = input
    const person = await customerById(kernel.db, opened.record.customerId)
    if (person.email.toLowerCase() === reader.email.toLowerCase()) return refused('decided_already', { decision: 'own_case' })
    const deciding = { source, reader, kind, id, version, wanted: wantedBy(input) }

    const outcome = await transaction(kernel, async (tx) => {
      await source.lock(tx, id)
      const before = await heldOf(tx, kind, id)
      if (before) return refused('changed_meanwhile', { current: before.operatorId })
      if (!input.hold) return decideNow(kernel, tx, deciding)
      const tried = await transaction({ db: tx }, async (within) => {
        const found = await decideNow(kernel, within, deciding)
        return 'refused' in found ? found : refused('went_well')
      })
      if (tried.refused !== 'went_well') return { ...tried, refused: tried.refused }
      const now = kernel.now()
      const until = new Date(now.getTime() + holdMs)
      const claimed = await claimOf(tx, kind, id, now)
      await takeClaim(tx, { kind, id, operatorId: reader.id, until: new Date(now.getTime() + claimMs), now })
      if (claimed && claimed.operatorId !== reader.id) return refused('changed_meanwhile', { current: claimed.operatorId })
      if (!(await hold(tx, kind, id, { version, operatorId: reader.id, wanted: deciding.wanted, until })))
        return refused('changed_meanwhile', { current: version })
      await enqueue(tx, carryOutTask, { kind, id }, { runAt: until })
      await notifyStaff(tx, kind, id)
      return done('held' as const)
    })
    if ('refused' in outcome) return outcome
    const record = await caseRecord(kernel.db, source, id)
    return record ? done(await toCaseView(kernel, source, record, reader)) : refused('case_unknown')
  }
