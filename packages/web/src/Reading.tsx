import { useGetCurrency } from '@plaza/client'
import { type ReactNode, useMemo } from 'react'
import { type NeededWords, ReaderProvider, readerOf } from './reading/index.ts'
import { useCur, useLang } from './web.tsx'

/**
 * Provides the reader context to its children: the app's texts and display settings. Renders them once currencies and picture addresses are loaded.
 */
export function Reading({ words, children }: { words: NeededWords; children: ReactNode }) {
  const lang = useLang()
  const cur = useCur()
  const { data: answer } = useGetCurrency()
  const reader = useMemo(() => answer && readerOf({ lang, cur, words, answer }), [lang, cur, words, answer])
  return reader ? <ReaderProvider value={reader}>{children}</ReaderProvider> : null
}
