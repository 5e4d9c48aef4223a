import type { ShopProductRow } from '@plaza/contract'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useRef, useState } from 'react'
import { usePriceSku, useSkusOnSale } from '../../calls/products.ts'
import { raisedPrice } from './raised-price.ts'
import { useProductsWords } from './words/index.ts'
import styles from './Products.module.css'

type Props = { open: boolean; rows: readonly ShopProductRow[]; onClose: () => void; onDone: () => void }

/** Changes the prices of several products by the same percentage. */
export function PriceSheet({ open, rows, onClose, onDone }: Props) {
  const words = useProductsWords()
  const skusOf = useSkusOnSale()
  const [percent, setPercent] = useState('')
  const [busy, setBusy] = useState(false)
  const price = usePriceSku()
  const { lang } = useReader()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const apply = async () => {
    if (raisedPrice('1.00', percent) === undefined) {
      setError(reasonWords(lang, percent.trim() === '' ? 'missing' : 'malformed'))
      return field.current?.focus()
    }
    setBusy(true)
    let [done, jumped] = [0, 0]
    for (const row of rows) {
      // Send the version that the list showed. Each saved price creates a new version.
      let { version } = row
      try {
        for (const sku of await skusOf(row.id)) {
          const next = sku.price && raisedPrice(sku.price, percent)
          if (!sku.id || !next) continue
          const priced = await price.mutateAsync({ sku_id: sku.id, price: next, version: String(version) })
          version = priced.version
          jumped += priced.jumped ? 1 : 0
        }
        done += 1
      } catch {
        // The toast below reports the number of failures.
      }
    }
    setBusy(false)
    toasts.show(done === rows.length ? words.done(done) : words.some(done, rows.length), done === rows.length ? 'done' : 'error')
    if (jumped > 0) toasts.show(words.jumped(jumped), 'info')
    onDone()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      size="narrow"
      title={words.priceTitle}
      closeLabel={words.close}
      footer={
        <Button busy={busy} onClick={() => void apply()}>
          {words.apply}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{words.priceText}</p>
        <TextField
          ref={field}
          data-autofocus
          label={words.percent}
          inputMode="decimal"
          value={percent}
          error={error}
          onChange={({ target }) => {
            setPercent(target.value)
            setError(undefined)
          }}
          after="%"
        />
      </div>
    </Sheet>
  )
}
