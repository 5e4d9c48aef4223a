import type { logoutOperator as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { endSession, endSessionsOf } from '../../../platform/auth/sessions.ts'
import { transact } from '../../../platform/db/transaction.ts'

export const logoutOperator: UseCase<typeof shape> = (ask) =>
  transact(ask.kernel, async (tx) => {
    const { id, personId } = ownSession(ask)
    const now = ask.kernel.now()
    await endSession(tx, id, 'logout', now)
    if (ask.input.all) await endSessionsOf(tx, { audience: 'operator', personId }, 'everywhere', now)
    return done(null)
  })
