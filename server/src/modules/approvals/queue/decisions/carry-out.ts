import type { CaseKind } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { enqueue } from '../../../../platform/db/enqueue.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { operatorById } from '../../../identity/staff/operators/index.ts'
import { heldOf, takeHeld } from '../records/held-rows.ts'
import { addCaseHistory } from '../records/case-rows.ts'
import type { CaseSource } from '../sources/case-source.ts'
import { notifyStaff } from '../sources/notify-staff.ts'
import { decideNow } from './decide-now.ts'

export const carryOutTask = 'carry-out-decision'
type Meant = { kind: CaseKind; id: string }

/**
 * Enqueues the job again if the decision is not due yet. The clocks of two servers differ a little, so the job runs half a second after the decision
 * is due.
 */
const again = async (tx: Tx, kind: CaseKind, id: string, now: Date): Promise<void> => {
  const held = await heldOf(tx, kind, id)
  if (held) await enqueue(tx, carryOutTask, { kind, id }, { runAt: new Date(Math.max(held.until.getTime(), now.getTime()) + 500) })
}

/**
 * Carries out a decision ten seconds after it was made. A decision that was undone meanwhile no longer exists. The job fails if the case changed or
 * the decision's author lost the permission. The failure is recorded, and the case stays undecided for the next operator.
 */
export const carryingOut =
  (kernel: Kernel, sources: readonly CaseSource[]): JobHandler =>
  async (payload) => {
    const { kind, id } = payload as Meant
    const source = sources.find((each) => each.kind === kind)
    if (!source) return
    await transaction(kernel, async (tx) => {
      const now = kernel.now()
      const held = await takeHeld(tx, kind, id, now)
      if (!held) return again(tx, kind, id, now)
      const reader = await operatorById(tx, held.operatorId)
      const mayStill = reader?.status === 'active'
      const { version, wanted } = held
      const outcome = mayStill
        ? await transaction({ db: tx }, (within) => decideNow(kernel, within, { source, reader, kind, id, version, wanted }))
        : null
      if (outcome && 'done' in outcome) return
      await addCaseHistory(tx, kind, id, {
        operatorId: held.operatorId,
        what: 'not_carried_out',
        note: outcome?.refused ?? 'not_allowed',
        at: now,
      })
      await notifyStaff(tx, kind, id)
    })
  }
