import type { showStanding as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopStatus } from '../../shops/profile/index.ts'
import { type SuspensionRow, suspensionsOf } from './suspension-rows.ts'

const view = (row: SuspensionRow) => ({
  id: row.id,
  reason: row.reason,
  ground: row.ground,
  objection: row.objection,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  appeal: row.appeal && row.appealedAt ? { text: row.appeal, at: row.appealedAt.toISOString() } : null,
  ended: row.endedAt && { at: row.endedAt.toISOString(), by: row.endedBy ? ('staff' as const) : ('time' as const), reason: row.endedFor },
})

/** The shop's suspensions with their reasons and their outcome. The names of staff stay hidden from the shop. */
export const showStanding: UseCase<typeof call> = async (ctx) => {
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { db } = ctx.kernel
  const [shop, rows] = await Promise.all([shopStatus(db, seller.done.shopId), suspensionsOf(db, seller.done.shopId)])
  if (!shop) throw new Error(`there is no shop ${seller.done.shopId}`)
  const open = rows.find(({ endedAt }) => endedAt === null)
  return done({
    status: shop.status,
    suspension: open ? view(open) : null,
    earlier: rows.filter((row) => row !== open).map(view),
    may_object: open !== undefined && open.appeal === null,
  })
}
