import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { hrefOf } from '../../paths.ts'
import { changeQuery } from '../../parts/place.ts'
import { useReader } from '../../parts/reader.ts'
import styles from './ShopScreen.module.css'
import { tabAfter } from './tab-after.ts'
import { type ShopTab, shopTabs, shopWords } from './words.ts'

type Props = { id: string; tab: ShopTab; children: ReactNode }

/** The parts of a shop; the open one stands in the address. Arrow keys move, Home and End jump. */
export function ShopTabs({ id, tab, children }: Props) {
  const words = shopWords[useReader().lang]
  const row = useRef<HTMLDivElement>(null)
  const show = (next: ShopTab) => changeQuery(hrefOf('shop', { id, tab: next }))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(shopTabs, tab, event.key)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={words.parts} className={styles.tabs} onKeyDown={onKeyDown}>
        {shopTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls="shop-part"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => show(each)}
          >
            {words.tabs[each]}
          </button>
        ))}
      </div>
      <div id="shop-part" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </>
  )
}
