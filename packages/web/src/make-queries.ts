import { shouldRetry } from '@plaza/client'
import { QueryClient, keepPreviousData } from '@tanstack/react-query'

const freshMs = 60_000
const cachedMs = 30 * 60_000
const beforeRetryMs = 500

/** The cache of the server's answers. It outlives a screen, so going back shows the cached data at once. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Requests run offline too: the service worker may have a cached answer. Without one the failure is shown.
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        gcTime: cachedMs,
        retry: shouldRetry,
        retryDelay: beforeRetryMs,
        refetchOnWindowFocus: false,
        // While the language changes, the old texts stay until the new ones have loaded.
        placeholderData: keepPreviousData,
      },
      // The sent fields are not cached either: they may contain a password.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
