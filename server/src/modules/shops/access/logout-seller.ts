import type { logoutSeller as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { endSession } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'

export const logoutSeller: UseCase<typeof call> = (ctx) =>
  transaction(ctx.kernel, async (tx) => {
    await endSession(tx, ownSession(ctx).id, 'logout', ctx.kernel.now())
    return done({})
  })
