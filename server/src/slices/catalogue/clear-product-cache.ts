import type { clearProductCache } from '@plaza/contract'
import { done } from '@plaza/values'
import { changed } from '../../kernel/cache/cache-news.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'

const restMs = 5000
let lastAt = Number.NEGATIVE_INFINITY

/** Drops what is kept of products, on every process; asked again within five seconds it has been done already. */
export const clearCache: UseCase<typeof clearProductCache> = async ({ kernel }) => {
  const now = performance.now()
  if (now - lastAt < restMs) return done({ cleared: false })
  lastAt = now
  await transact(kernel, (tx) => changed(tx, ['products', 'categories']))
  return done({ cleared: true })
}
