import type { getInvitation as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { ownerOfCode } from '../../identity/accounts/index.ts'
import { maskName } from '../../identity/accounts/people/index.ts'
import { readTerms, toReferralTerms } from './terms.ts'

/** The masked name of an invitation code's owner, so that a new user can check the code. */
export const getInvitation: UseCase<typeof shape> = async ({ kernel, input }) => {
  const owner = await ownerOfCode(kernel.db, input.code)
  if (!owner) return refused('invitation_unknown')
  return done({ name: maskName(owner.fullName), ...toReferralTerms(await readTerms(kernel.db)) })
}
