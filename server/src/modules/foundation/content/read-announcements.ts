import type { readAnnouncements as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { markContentRead } from './read-rows.ts'

export const readAnnouncements: UseCase<typeof shape> = async (ask) => {
  const customerId = currentUserId(ask)
  return transact(ask.kernel, async (tx) => {
    await markContentRead(tx, customerId, ask.input.id, ask.kernel.now())
    return done(null)
  })
}
