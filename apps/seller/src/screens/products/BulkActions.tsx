import type { ShopProductRow } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { useState } from 'react'
import { useCopyShopProduct, useShelveShopProduct, useSubmitShopProduct } from '../../calls/products.ts'
import { PriceSheet } from './PriceSheet.tsx'
import { useProductsWords } from './words/index.ts'

type Row = ShopProductRow
const seen = ({ id, version }: Row) => ({ id, version: String(version) })
type Props = { picked: readonly Row[]; onDone: () => void }

/** Bulk actions for products, run one after the other. Failures are reported. */
export function BulkActions({ picked, onDone }: Props) {
  const words = useProductsWords()
  const [isPricing, setPricing] = useState(false)
  const [busy, setBusy] = useState('')
  const submit = useSubmitShopProduct()
  const shelve = useShelveShopProduct()
  const copy = useCopyShopProduct()
  const each = async (name: string, rows: readonly Row[], does: (row: Row) => Promise<unknown>) => {
    setBusy(name)
    let done = 0
    for (const row of rows)
      await does(row).then(
        () => (done += 1),
        () => undefined,
      )
    setBusy('')
    toasts.show(done === picked.length ? words.done(done) : words.some(done, picked.length), done === picked.length ? 'done' : 'error')
    onDone()
  }
  const able = (action: Row['actions'][number]) => picked.filter(({ actions }) => actions.includes(action))
  const button = (name: string, label: string, action: Row['actions'][number], does: (row: Row) => Promise<unknown>) =>
    able(action).length > 0 && (
      <Button look="white" size="small" busy={busy === name} onClick={() => void each(name, able(action), does)}>
        {label}
      </Button>
    )
  return (
    <>
      {button('send', words.send, 'submit', (row) => submit.mutateAsync(seen(row)))}
      {button('shelve', words.shelve, 'shelve', (row) => shelve.mutateAsync({ ...seen(row), on: '1' }))}
      {button('off', words.takeOff, 'take_off', (row) => shelve.mutateAsync({ ...seen(row), on: '0' }))}
      {button('copy', words.copy, 'copy', ({ id }) => copy.mutateAsync({ id, key: randomToken() }))}
      {able('price').length > 0 && (
        <Button look="white" size="small" onClick={() => setPricing(true)}>
          {words.price}
        </Button>
      )}
      {isPricing && (
        <PriceSheet
          rows={able('price')}
          onClose={() => setPricing(false)}
          onDone={() => {
            setPricing(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
