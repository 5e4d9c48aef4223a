import type { StockLevel } from '@plaza/contract'
import { TextField } from '@plaza/design'
import { useResting } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListStockPages } from '../../../calls/inventory.ts'
import { Goods, optionsOf } from '../Goods.tsx'
import { useIntakeWords } from './words/index.ts'
import styles from '../Stock.module.css'

/** Search for a variant of the shop. Choosing a variant adds a line to the delivery. */
export function PickGoods({ onPick, error }: { onPick: (sku: StockLevel) => void; error: string | undefined }) {
  const words = useIntakeWords()
  const { text } = useReader()
  const [typed, type] = useState('')
  const keyword = useResting(typed.trim(), 250)
  const { data } = useListStockPages({ limit: '6', ...(keyword && { keyword }) })
  const found = data?.pages[0]?.list ?? []
  return (
    <div>
      <TextField
        label={words.find}
        hint={words.findHint}
        error={error}
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <ul className={styles.found} aria-label={words.find}>
        {found.slice(0, 6).map((sku) => (
          <li key={sku.sku_id}>
            <button
              type="button"
              className={styles.pick}
              aria-label={[text(sku, 'name'), optionsOf(sku)].filter(Boolean).join(', ')}
              onClick={() => onPick(sku)}
            >
              <Goods of={sku} />
            </button>
          </li>
        ))}
      </ul>
      {keyword && data && found.length === 0 && <p className={styles.quiet}>{words.none}</p>}
    </div>
  )
}
