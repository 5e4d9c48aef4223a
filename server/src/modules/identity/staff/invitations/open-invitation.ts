import type { openInvitation as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { invitationOf } from './invitation-rows.ts'
import { secretOf } from './invitation-secret.ts'
import { operatorById } from '../operators/operator-rows.ts'
import { otpauth } from '../secrets/totp.ts'

export const openInvitation: UseCase<typeof shape> = async ({ kernel, input }) => {
  const invitation = await invitationOf(kernel.db, input.token, kernel.now())
  if (!invitation) return refused('invitation_unknown')
  const secret = secretOf(kernel, input.token)
  const { shop_name: issuer } = await websiteConfig(kernel)
  const member = invitation.operatorId === null ? null : await operatorById(kernel.db, invitation.operatorId)
  return done({
    role: invitation.role,
    email: invitation.email,
    full_name: member?.fullName ?? null,
    expires_at: invitation.expiresAt.toISOString(),
    totp: { secret, otpauth: otpauth({ secret, issuer, email: invitation.email ?? invitation.role }) },
  })
}
