import type { clearProductCache as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'

const minAgeMs = 5000
const lastAt = new WeakMap<Db, number>()

/** Drops all cached product data in every process. A second call within five seconds does nothing. */
export const clearProductCache: UseCase<typeof shape> = async ({ kernel }) => {
  const now = performance.now()
  if (now - (lastAt.get(kernel.db) ?? Number.NEGATIVE_INFINITY) < minAgeMs) return done({ cleared: false })
  lastAt.set(kernel.db, now)
  await transaction(kernel, (tx) => changed(tx, ['products', 'categories']))
  return done({ cleared: true })
}
