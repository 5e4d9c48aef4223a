import { shouldRetry } from '@plaza/client'
import { QueryClient, keepPreviousData } from '@tanstack/react-query'

const freshMs = 60_000
const cachedMs = 30 * 60_000
const beforeRetryMs = 500

/** The one place of what the server said. It outlives a screen, so that going back finds everything as it was. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a connection too: the worker may have kept an answer, and where it has none the failure is said.
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        gcTime: cachedMs,
        retry: shouldRetry,
        retryDelay: beforeRetryMs,
        refetchOnWindowFocus: false,
        // While the language changes, the old words stay until the new ones are there.
        placeholderData: keepPreviousData,
      },
      // The sent fields are not cached either: they may hold a password.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
