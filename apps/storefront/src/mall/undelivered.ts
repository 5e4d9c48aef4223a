import { createStore } from '@plaza/web/store'

/**
 * Notes by product ID, for products in lists that are not delivered to the shopper's place. Lists are cached for all shoppers, so the notes come apart
 * and later.
 */
export const undelivered = createStore<ReadonlyMap<string, string>>(new Map())
