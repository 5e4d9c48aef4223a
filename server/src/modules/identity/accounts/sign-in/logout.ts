import type { logout as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { endSession, endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

export const logout: UseCase<typeof shape> = (ctx) =>
  transaction(ctx.kernel, async (tx) => {
    const session = ownSession(ctx)
    const now = ctx.kernel.now()
    await endSession(tx, session.id, 'logout', now)
    if (ctx.input.all) {
      await endSessionsOf(tx, { audience: 'customer', personId: session.personId }, 'everywhere', now)
      await endSessionsOf(tx, { audience: 'seller', personId: session.personId }, 'everywhere', now)
    }
    return done(null)
  })
