import type { clearHistory as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { letGoAll, seen } from './shelf-rows.ts'

export const clearHistory: UseCase<typeof shape> = async (ctx) => {
  await transaction(ctx.kernel, (tx) => letGoAll(tx, seen, currentUserId(ctx)))
  return done(null)
}
