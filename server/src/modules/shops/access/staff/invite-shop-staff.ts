import type { inviteShopStaff as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { lockShop } from '../../profile/owners/index.ts'
import { inviteMember, memberByEmail, membersOf } from '../../profile/index.ts'
import { allowSeller } from './allow-seller.ts'
import { sendMemberInvitation } from './invitation-letter.ts'
import { newInvitationToken } from './invitation-token.ts'
import { toMemberView } from './show-member.ts'

const maxMembers = 50
const lifeMs = 3 * 24 * 3_600_000

/** Invites a person to the shop. Inviting a pending member again sends a new email and invalidates the older one. */
export const inviteShopStaff: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const taken = refused('email_taken', { fields: { email: 'taken' } })
  const owner = await customerById(kernel.db, customerId)
  if (owner.email.toLowerCase() === input.email.toLowerCase()) return taken
  const { shop_name: mall } = await websiteConfig(kernel)
  return transaction(kernel, async (tx) => {
    const now = kernel.now()
    // Lock the shop, so that concurrent invitations cannot exceed the limit together.
    const shop = await lockShop(tx, shopId)
    const known = await memberByEmail(tx, shopId, input.email)
    if (!known && (await membersOf(tx, shopId)).length >= maxMembers) return refused('too_many', { limit: maxMembers })
    const { token, tokenHash } = newInvitationToken()
    const expiresAt = new Date(now.getTime() + lifeMs)
    const member = await inviteMember(tx, { shopId, ...input, tokenHash, expiresAt, now })
    if (!member) return taken
    await writeAudit(tx, {
      actor: `seller:${customerId}`,
      action: 'sellers.staff_invited',
      subject: `shop:${shopId}`,
      details: { member: member.id, role: input.role },
    })
    await sendMemberInvitation(kernel, tx, { email: input.email, lang, shop: shop?.name ?? '', mall, token })
    return done(await toMemberView(tx, member))
  })
}
