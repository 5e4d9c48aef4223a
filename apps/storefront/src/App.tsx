import { useGetCurrency } from '@plaza/client'
import { useCur, useLang } from '@plaza/web'
import { ReaderProvider, readerOf } from '@plaza/web/reading'
import { type ReactNode, useMemo } from 'react'
import { type Mall, MallProvider, useWords } from './mall/mall.tsx'
import { Frame } from './shell/Frame.tsx'
import { StartGate } from './shell/StartGate.tsx'

/** The whole storefront, for the browser and for the server alike. */
export function App({ mall }: { mall: Mall }) {
  return (
    <MallProvider mall={mall}>
      <StartGate>
        <Reading>
          <Frame />
        </Reading>
      </StartGate>
    </MallProvider>
  )
}

function Reading({ children }: { children: ReactNode }) {
  const lang = useLang()
  const cur = useCur()
  const words = useWords()
  const { data: answer } = useGetCurrency()
  const reader = useMemo(() => answer && readerOf({ lang, cur, words, answer }), [lang, cur, words, answer])
  return reader ? <ReaderProvider value={reader}>{children}</ReaderProvider> : null
}
