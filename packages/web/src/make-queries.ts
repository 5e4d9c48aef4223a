import { shouldRetry } from '@plaza/client'
import { QueryClient, keepPreviousData } from '@tanstack/react-query'

const freshMs = 60_000
const cachedMs = 30 * 60_000
const beforeRetryMs = 500

/** The cache of the server's answers. It is not part of a screen, so going back shows the cached data at once. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The app sends requests offline too, because the service worker may have a cached answer. Without a cached answer, the app shows the failure.
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        gcTime: cachedMs,
        retry: shouldRetry,
        retryDelay: beforeRetryMs,
        refetchOnWindowFocus: false,
        // While the language or other fields of a query change, the old data stays until the new data has loaded.
        placeholderData: keepPreviousData,
      },
      // A change is not cached after it ends, because its fields may contain a password.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
