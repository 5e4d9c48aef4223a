import type { logoutOperator as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { endSession, endSessionsOf } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'

export const logoutOperator: UseCase<typeof shape> = (ctx) =>
  transaction(ctx.kernel, async (tx) => {
    const { id, personId } = ownSession(ctx)
    const now = ctx.kernel.now()
    await endSession(tx, id, 'logout', now)
    if (ctx.input.all) await endSessionsOf(tx, { audience: 'operator', personId }, 'everywhere', now)
    return done(null)
  })
