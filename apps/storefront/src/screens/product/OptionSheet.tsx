import { Button, Sheet, Tile } from '@plaza/design'
import { useRef } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Quantity } from './BuyRow.tsx'
import { PriceLine } from './Offer.tsx'
import { Options } from '../../parts/options/Options.tsx'
import { type Product, missingGroups } from '../../parts/options/choose-variant.ts'
import type { Buying } from './use-buying.ts'
import { useOptionWords } from '../../parts/options/words.ts'
import { useProductWords } from './words/index.ts'
import styles from './OptionSheet.module.css'

/** Sheet to choose missing options. After the choice it completes the action of the button that opened it. */
export function OptionSheet({ product, buying, name }: { product: Product; buying: Buying; name: string }) {
  const { text, picture, words: mall } = useReader()
  const words = useProductWords()
  const optionWords = useOptionWords()
  const body = useRef<HTMLDivElement>(null)
  const { sheet, choice, offer, optimisticChange } = buying
  const missing = missingGroups(product, choice)
  const shown = product.skus.find((sku) => Object.entries(choice).every(([key, value]) => sku.options[key] === value))

  const press = () => {
    const [next] = missing
    if (!next) return buying.act(optimisticChange)
    body.current?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(next.key)}"] input:not(:disabled)`)?.focus()
  }
  return (
    <Sheet
      open={sheet.isOpen}
      onClose={sheet.close}
      title={optionWords.chooseOptions}
      closeLabel={mall.common.close}
      footer={
        <Button size="large" onClick={press}>
          {optimisticChange === 'buy' ? words.buyNow : words.addToCart}
        </Button>
      }
    >
      <div ref={body}>
        <div className={styles.head}>
          <Tile
            picture={picture('product', shown?.image ?? product.image, shown?.tint ?? product.tint)}
            name={name}
            corners="medium"
            sizes="96px"
            className={styles.tile}
          />
          <div className={styles.facts}>
            <PriceLine product={product} offer={offer} />
            <p className={styles.name}>{name}</p>
          </div>
        </div>
        <Options product={product} choice={choice} onChoose={buying.chooseValue} />
        <div className={styles.quantity}>
          <Quantity buying={buying} />
        </div>
        <p role="status" className={styles.missing}>
          {missing.length > 0 && optionWords.stillToChoose(missing.map((group) => text(group, 'name')).join(', '))}
        </p>
      </div>
    </Sheet>
  )
}
