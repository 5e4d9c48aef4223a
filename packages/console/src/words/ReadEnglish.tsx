import { type NeededWords, ReaderProvider, readerOf } from '@plaza/web/reading'
import type { ReactNode } from 'react'
import { consoleEn } from './en.ts'

const common = { requestFailed: 'That did not work.', networkFailed: 'There is no connection.', unreachable: 'Plaza isn’t answering.' }
const words: NeededWords & { console: typeof consoleEn } = { common, console: consoleEn }
const reader = readerOf({ lang: 'en', cur: 'USD', words, answer: { static: { product: '', category: '', general: '' }, list: [] } })

/** Reader context with English texts, for console components in the gallery. */
export const Read = ({ children }: { children: ReactNode }) => <ReaderProvider value={reader}>{children}</ReaderProvider>
