import type { changeShopStaff as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { lockCustomer } from '../../../identity/accounts/people/index.ts'
import { lockMember, type Member, writeMember } from '../../profile/index.ts'
import { allowSeller, seatOf } from './allow-seller.ts'
import { toMemberView } from './show-member.ts'

/** A pending invitation stays pending until the member accepts it or the shop disables it. */
const statusOf = ({ status }: Member, wished: 'active' | 'disabled' | undefined, customerId: string | null) =>
  wished === 'active' && customerId === null ? status : (wished ?? status)

/** Changes a staff member's role or access. The member's sessions end, so that new rights apply at the next login. */
export const changeShopStaff: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId: ownerId } = seller.done
  return transaction(kernel, async (tx) => {
    const now = kernel.now()
    const before = await lockMember(tx, shopId, input.id)
    if (!before) return refused('member_unknown')
    const { customerId } = before
    const [role, status] = [input.role ?? before.role, statusOf(before, input.status, customerId)]
    const current = await toMemberView(tx, before)
    if (role === before.role && status === before.status) return done(current)
    if (input.version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
    if (customerId !== null && status === 'active' && before.status !== 'active') {
      await lockCustomer(tx, customerId)
      if (await seatOf(tx, customerId)) return refused('works_elsewhere')
    }
    await writeMember(tx, { id: before.id, role, status, now })
    const ended = status === 'disabled' ? 'disabled' : 'staff'
    if (customerId !== null) await endSessionsOf(tx, { audience: 'seller', personId: customerId }, ended, now)
    await writeAudit(tx, {
      actor: `seller:${ownerId}`,
      action: 'sellers.staff_changed',
      subject: `shop:${shopId}`,
      details: { member: before.id, role, status, role_before: before.role, status_before: before.status },
    })
    return done(await toMemberView(tx, (await lockMember(tx, shopId, before.id)) ?? before))
  })
}
