import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { maxAdditions } from '../plan/deadlines.ts'
import { addEvidence } from '../records/history-rows.ts'
import { lockRefund, type RefundRow } from '../records/refund-rows.ts'
import { additionsOf, addWords } from './addition-rows.ts'
import type { RefundWithOrder } from './move-refund.ts'
import { notifyAddition } from './notify-refund.ts'

type Addition = { side: 'customer' | 'seller'; personId: string; note: string; images: readonly string[]; now: Date }

/** While staff review a request, buyer and shop may each add text and pictures a few times. The other side can read them. */
export const sayMore = async (
  tx: Tx,
  { refund, order }: RefundWithOrder,
  { side, personId, note, images, now }: Addition,
): Promise<Outcome<RefundRow, 'not_possible' | 'file_unknown'>> => {
  if (refund.state !== 'escalated') return refused('not_possible', { state: refund.state })
  if ((await additionsOf(tx, refund.id, side)) >= maxAdditions) return refused('not_possible', { reason: 'often' })
  const pictures = [...new Set(images)]
  if (!(await claimUploads(tx, { audience: side, personId, ids: pictures, purpose: 'refund' }, now)))
    return refused('file_unknown', { reason: 'file' })
  await addWords(tx, refund.id, { actor: `${side}:${personId}`, note, now })
  await addEvidence(tx, refund.id, pictures)
  const after = await lockRefund(tx, refund.id)
  await notifyAddition(tx, { refund: after, order }, { side, now })
  return done(after)
}
