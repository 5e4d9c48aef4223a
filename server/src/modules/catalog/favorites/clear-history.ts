import type { clearHistory as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../kernel/http/serve.ts'
import { transact } from '../../../kernel/transact.ts'
import { letGoAll, seen } from './shelf-rows.ts'

export const clearHistory: UseCase<typeof shape> = async (ask) => {
  await transact(ask.kernel, (tx) => letGoAll(tx, seen, whoAsks(ask)))
  return done(null)
}
