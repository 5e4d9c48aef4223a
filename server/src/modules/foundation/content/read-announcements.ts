import type { readAnnouncements as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { markContentRead } from './read-rows.ts'

export const readAnnouncements: UseCase<typeof shape> = async (ctx) => {
  const customerId = currentUserId(ctx)
  return transaction(ctx.kernel, async (tx) => {
    await markContentRead(tx, customerId, ctx.input.id, ctx.kernel.now())
    return done(null)
  })
}
