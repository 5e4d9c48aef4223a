import type { ShopProductRow } from '@plaza/contract'
import { Money } from '@plaza/console'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useEffect, useRef, useState } from 'react'
import { useSkusOnSale } from '../../calls/products.ts'
import { type PricedProduct, isTooLow, planPrices } from './price-changes.ts'
import { useBulkPrices } from './use-bulk-prices.ts'
import { useProductsWords } from './words/index.ts'
import styles from './Products.module.css'

type Props = { rows: readonly ShopProductRow[]; onClose: () => void; onDone: () => void }

const shownRows = 5

/** Changes the prices of several products by the same percentage. Shows the new prices first; the change can be undone. */
export function PriceSheet({ rows, onClose, onDone }: Props) {
  const words = useProductsWords()
  const { lang, price } = useReader()
  const skusOf = useSkusOnSale()
  const change = useBulkPrices()
  const [percent, setPercent] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [known, setKnown] = useState<readonly PricedProduct[]>([])
  const reading = useRef<Promise<readonly PricedProduct[]>>(undefined)
  const field = useRef<HTMLInputElement>(null)

  const read = async () => {
    const all: PricedProduct[] = []
    // The version is the one that the list showed, so a product that a colleague changed since is refused.
    for (const { id, name, version } of rows) all.push({ name, version, skus: await skusOf(id).catch(() => null) })
    return all
  }
  useEffect(() => {
    reading.current ??= read()
    void reading.current.then(setKnown)
    // oxlint-disable-next-line react/exhaustive-deps -- the products are those that were selected when the sheet opened
  }, [])

  const refuse = (reason: string) => {
    setError(reason)
    field.current?.focus()
  }
  const apply = async () => {
    if (planPrices([], percent) === undefined) return refuse(reasonWords(lang, percent.trim() === '' ? 'missing' : 'malformed'))
    setBusy(true)
    const products = (await reading.current) ?? []
    const plans = planPrices(products, percent) ?? []
    const changes = plans.flatMap((plan) => plan.changes)
    if (changes.some(isTooLow) || (changes.length === 0 && products.every(({ skus }) => skus !== null))) {
      setBusy(false)
      return refuse(changes.length === 0 ? words.noChange : words.tooLow(price('0.01')))
    }
    const readable = plans.filter((_, at) => products[at]?.skus !== null)
    const result = await change(
      readable.map((plan) => ({ version: plan.version, skus: plan.changes.map(({ id, after }) => ({ id, price: after })) })),
    )
    report(result)
    onDone()
  }
  const report = ({ done, jumped, before }: Awaited<ReturnType<typeof change>>) => {
    const isAll = done === rows.length
    const said = [isAll ? words.done(done) : words.some(done, rows.length), jumped > 0 && words.jumped(jumped)].filter(Boolean).join(' ')
    const undo = async () => {
      const back = await change(before)
      const isBack = back.done === before.length
      toasts.show(isBack ? words.undone : words.some(back.done, before.length), isBack ? 'done' : 'error')
    }
    const action = before.length > 0 ? { label: words.undo, onPress: () => void undo() } : undefined
    toasts.show(said, isAll ? 'done' : 'error', action)
  }
  const plans = planPrices(known, percent) ?? []
  const changes = plans.flatMap((plan) => plan.changes)
  return (
    <Sheet
      open
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
        {changes.length > 0 && (
          <div role="group" aria-label={words.preview}>
            <p className={styles.beside}>{words.changing(changes.length, plans.filter((plan) => plan.changes.length > 0).length)}</p>
            <ul className={styles.changes}>
              {changes.slice(0, shownRows).map(({ id, label, before, after }) => (
                <li key={id} className={styles.change}>
                  <span className={styles.changed}>{label}</span>
                  <span>
                    <Money of={before} /> →{' '}
                    <b>
                      <Money of={after} />
                    </b>
                  </span>
                </li>
              ))}
            </ul>
            {changes.length > shownRows && <p className={styles.beside}>{words.more(changes.length - shownRows)}</p>}
          </div>
        )}
      </div>
    </Sheet>
  )
}
