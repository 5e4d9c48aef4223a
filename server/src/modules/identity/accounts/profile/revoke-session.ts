import type { revokeSession as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { endOwnSession } from '../../../../platform/auth/sessions.ts'
import { transact } from '../../../../platform/db/transaction.ts'

export const revokeSession: UseCase<typeof shape> = (ask) =>
  transact(ask.kernel, async (tx) => {
    const { personId } = ownSession(ask)
    const ended = await endOwnSession(tx, { audience: 'customer', personId, sessionId: ask.input.id }, 'everywhere', ask.kernel.now())
    return ended ? done(null) : refused('session_unknown')
  })
