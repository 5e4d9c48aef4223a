import type { openShopInvitation as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { customerByEmail } from '../../../identity/accounts/people/index.ts'
import { invitedBy } from '../../profile/index.ts'
import { shopWithOwner } from '../../profile/owners/index.ts'
import { hashToken } from './invitation-token.ts'

/** The token proves access to the mailbox, so the response may say whether the email address has an account. */
export const openShopInvitation: UseCase<typeof call> = async ({ kernel, input }) => {
  const invited = await invitedBy(kernel.db, hashToken(input.token), kernel.now())
  const shop = invited && (await shopWithOwner(kernel.db, invited.shopId))
  if (!invited || !shop || shop.status === 'closed') return refused('invitation_unknown')
  return done({
    shop: { name: shop.name },
    role: invited.role,
    email: invited.email,
    has_account: (await customerByEmail(kernel.db, invited.email)) !== null,
    expires_at: (invited.expiresAt ?? kernel.now()).toISOString(),
  })
}
