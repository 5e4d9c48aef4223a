import { useGetCurrency } from '@plaza/client'
import { type ReactNode, useMemo } from 'react'
import { type NeededWords, ReaderProvider, readerOf } from './reading/index.ts'
import { useCur, useLang } from './web.tsx'

export type ReadingFailure = { error: unknown; busy: boolean; onRetry: () => void }

type Props = {
  words: NeededWords
  children: ReactNode
  /** Shown if currencies and picture addresses cannot be loaded. It has no reader. */
  failed?: (failure: ReadingFailure) => ReactNode
}

/**
 * Provides the reader context to its children: the app's texts and display settings. Renders them once currencies and picture addresses are loaded.
 */
export function Reading({ words, children, failed }: Props) {
  const lang = useLang()
  const cur = useCur()
  const { data: answer, error, isError, isFetching, refetch } = useGetCurrency()
  const reader = useMemo(() => answer && readerOf({ lang, cur, words, answer }), [lang, cur, words, answer])
  if (reader) return <ReaderProvider value={reader}>{children}</ReaderProvider>
  return isError && failed ? failed({ error, busy: isFetching, onRetry: () => void refetch() }) : null
}
