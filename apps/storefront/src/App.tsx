import { AskingProvider, useCurrency } from '@plaza/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type Mall, MallProvider, useCur, useLang, useMall, useWords } from './parts/mall.ts'
import { ReaderProvider, readerOf } from './parts/reader.ts'
import { Frame } from './shell/Frame.tsx'
import { StartGate } from './shell/StartGate.tsx'

/** The whole storefront, for the browser and for the server alike. */
export function App({ mall }: { mall: Mall }) {
  return (
    <MallProvider value={mall}>
      <QueryClientProvider client={mall.queries}>
        <Asking>
          <StartGate>
            <Reading>
              <Frame />
            </Reading>
          </StartGate>
        </Asking>
      </QueryClientProvider>
    </MallProvider>
  )
}

function Asking({ children }: { children: ReactNode }) {
  const { caller } = useMall()
  const lang = useLang()
  return <AskingProvider value={useMemo(() => ({ caller, lang }), [caller, lang])}>{children}</AskingProvider>
}

function Reading({ children }: { children: ReactNode }) {
  const lang = useLang()
  const cur = useCur()
  const words = useWords()
  const { data: answer } = useCurrency()
  const reader = useMemo(() => answer && readerOf({ lang, cur, words, answer }), [lang, cur, words, answer])
  return reader ? <ReaderProvider value={reader}>{children}</ReaderProvider> : null
}
