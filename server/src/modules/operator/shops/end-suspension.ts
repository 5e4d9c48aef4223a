import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { lockShop } from '../../shops/profile/owners/index.ts'
import { resumeShop } from '../../shops/profile/index.ts'
import { endSuspensionRow } from './suspension-rows.ts'
import { notifyReopened } from './notify-suspended.ts'

type Ending = { shopId: string; by: string | null; reason: string | null }

/** Ends a shop's suspension, by an operator's decision or when the suspension's term is over. Returns false if the shop is not suspended. */
export const endSuspension = async (kernel: Kernel, tx: Tx, { shopId, by, reason }: Ending): Promise<boolean> => {
  const now = kernel.now()
  const shop = await lockShop(tx, shopId)
  if (!shop || !(await resumeShop(tx, shopId))) return false
  await endSuspensionRow(tx, { shopId, by, reason, now })
  await notifyReopened(kernel, tx, shop, reason, now)
  const actor = by === null ? 'system' : `operator:${by}`
  await writeAudit(tx, { actor, action: 'suspensions.ended', subject: `shop:${shopId}`, details: { reason } })
  return true
}
