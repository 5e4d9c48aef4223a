import type { Tx } from '../../kernel/database.ts'
import { markSent, type Written, writeApplication } from './application-rows.ts'
import { addStep } from './step-rows.ts'
import { decideBy, papersUntil } from './terms.ts'

/** An application of a demo mall, sent and not decided yet. */
export const insertDemoApplication = async (tx: Tx, customerId: string, written: Written, now: Date): Promise<void> => {
  const papers = { idFront: null, idBack: null, papersUntil: papersUntil(now) }
  const draft = await writeApplication(tx, customerId, null, { ...written, ...papers, demo: true, now })
  await markSent(tx, draft.id, { now, decideBy: decideBy(now) })
  await addStep(tx, draft.id, { state: 'applying', actor: `customer:${customerId}`, note: null, at: now })
}
