import type { clearHistory as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { letGoAll, seen } from './shelf-rows.ts'

export const clearHistory: UseCase<typeof shape> = async (ask) => {
  await transact(ask.kernel, (tx) => letGoAll(tx, seen, currentUserId(ask)))
  return done(null)
}
