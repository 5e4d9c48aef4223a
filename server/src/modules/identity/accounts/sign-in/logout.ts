import type { logout as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { endSession, endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { transact } from '../../../../platform/db/transaction.ts'

export const logout: UseCase<typeof shape> = (ask) =>
  transact(ask.kernel, async (tx) => {
    const session = ownSession(ask)
    const now = ask.kernel.now()
    await endSession(tx, session.id, 'logout', now)
    if (ask.input.all) {
      await endSessionsOf(tx, { audience: 'customer', personId: session.personId }, 'everywhere', now)
      await endSessionsOf(tx, { audience: 'seller', personId: session.personId }, 'everywhere', now)
    }
    return done(null)
  })
