import type { listShopStaff as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { membersOf } from '../../profile/index.ts'
import { allowSeller } from './allow-seller.ts'
import { toMemberView } from './show-member.ts'

export const listShopStaff: UseCase<typeof call> = async (ctx) => {
  const { db } = ctx.kernel
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const members = await membersOf(db, seller.done.shopId)
  return done({ list: await Promise.all(members.map((member) => toMemberView(db, member))) })
}
