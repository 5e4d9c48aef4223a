import { changeQuery } from '@plaza/web/route'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { Tabs } from '../../parts/tabs/Tabs.tsx'
import { type ShopTab, shopTabs, shopWords } from './words.ts'

type Props = { id: string; tab: ShopTab; children: ReactNode }

/** The tabs of a shop. The open tab is in the URL. */
export function ShopTabs({ id, tab, children }: Props) {
  const words = shopWords[useReader().lang]
  return (
    <Tabs
      name="shop"
      label={words.parts}
      tabs={shopTabs.map((value) => ({ value, label: words.tabs[value] }))}
      value={tab}
      onChange={(next) => changeQuery(hrefOf('shop', { id, tab: next }))}
    >
      {children}
    </Tabs>
  )
}
