import type { agreeToPolicies as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { agree, policyInForce } from '../../../foundation/content/texts/index.ts'
import { userInfo } from '../people/show-user.ts'

/** The user accepts changed policies, but only the version that was shown to the user. */
export const agreeToPolicies: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const customerId = currentUserId(ctx)
  const now = kernel.now()
  const agreed = await transaction(kernel, async (tx) => {
    if ((await policyInForce(tx, input.name, now))?.version !== input.version) return false
    await agree(tx, customerId, now, input.name)
    return true
  })
  return agreed ? done(await userInfo(kernel, customerId)) : refused('version_unknown')
}
