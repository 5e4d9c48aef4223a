import type { logoutSeller as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { endSession } from '../../../platform/auth/sessions.ts'
import { transact } from '../../../platform/db/transaction.ts'

export const logoutSeller: UseCase<typeof call> = (ask) =>
  transact(ask.kernel, async (tx) => {
    await endSession(tx, ownSession(ask).id, 'logout', ask.kernel.now())
    return done({})
  })
