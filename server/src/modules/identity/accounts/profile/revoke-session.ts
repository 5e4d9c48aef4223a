import type { revokeSession as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { endOwnSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

export const revokeSession: UseCase<typeof shape> = (ctx) =>
  transaction(ctx.kernel, async (tx) => {
    const { personId } = ownSession(ctx)
    const ended = await endOwnSession(tx, { audience: 'customer', personId, sessionId: ctx.input.id }, 'everywhere', ctx.kernel.now())
    return ended ? done(null) : refused('session_unknown')
  })
