import { useGetProductDetail } from '@plaza/client'
import type { CartLine } from '@plaza/contract'
import { Button, LinesSkeleton, Price, Sheet, Tile, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Options } from '../../parts/options/Options.tsx'
import { type Choice, type Product, choose, chosenSku, missingGroups } from '../../parts/options/choose-variant.ts'
import { useOptionWords } from '../../parts/options/words.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import styles from './VariantSheet.module.css'

type Props = { line: CartLine; name: string; onChoose: (skuId: string) => Promise<void>; onClose: () => void }

/** Chooses another variant for a line that is already in the cart. */
export function VariantSheet({ line, name, onChoose, onClose }: Props) {
  const { words: mall } = useReader()
  const query = useGetProductDetail(line.product_id)
  const { data: product } = query
  if (product) return <Choosing product={product} line={line} name={name} onChoose={onChoose} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={mall.common.close}>
      {query.isError ? (
        <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <LinesSkeleton lines={5} />
      )}
    </Sheet>
  )
}

function Choosing({ product, line, name, onChoose, onClose }: Props & { product: Product }) {
  const { text, price, picture, words: mall } = useReader()
  const optionWords = useOptionWords()
  const words = useCartWords()
  const [choice, setChoice] = useState<Choice>(() => product.skus.find(({ id }) => id === line.sku_id)?.options ?? {})
  const [busy, setBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const missing = missingGroups(product, choice)
  const sku = chosenSku(product, choice)

  const press = async () => {
    const [next] = missing
    if (next || !sku) return body.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    if (sku.id === line.sku_id) return onClose()
    setBusy(true)
    try {
      await onChoose(sku.id)
      onClose()
    } catch (error) {
      toasts.show(saidOf(error, mall), 'error')
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={optionWords.chooseOptions}
      closeLabel={mall.common.close}
      footer={
        <Button size="large" busy={busy} onClick={() => void press()}>
          {words.change}
        </Button>
      }
    >
      <div ref={body}>
        <div className={styles.head}>
          <Tile
            picture={picture('product', sku?.image ?? line.image, sku?.tint ?? line.tint)}
            name={name}
            sizes="88px"
            className={styles.tile}
          />
          <div className={styles.words}>
            <Price value={price(sku?.price ?? line.price)} />
            <p className={styles.name}>{name}</p>
          </div>
        </div>
        <Options product={product} choice={choice} onChoose={(key, value) => setChoice(choose(product, choice, key, value))} />
        <p role="status" className={styles.missing}>
          {missing.length > 0 && optionWords.stillToChoose(missing.map((group) => text(group, 'name')).join(', '))}
        </p>
      </div>
    </Sheet>
  )
}
