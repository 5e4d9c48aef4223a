import type { Cart, CartLine } from '@plaza/contract'
import { Checkbox, Icon, IconButton, IconChevronDown, IconTrash, Price, PriceText, Stepper, Tile } from '@plaza/design'
import { useState } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { maxOfOne } from '../../mall/guest-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { LineNote } from './LineNote.tsx'
import { VariantSheet } from './VariantSheet.tsx'
import styles from './Line.module.css'

type Props = { line: CartLine; shown: ShownCart; place: Cart['place']; onRemove: () => void }

/** One cart line: the product, its quantity, and any problem that blocks buying it. */
export function Line({ line, shown: { change, isOffline, refused }, place, onRemove }: Props) {
  const { text, price, picture, words: mall } = useReader()
  const words = useCartWords()
  const [isChoosing, setChoosing] = useState(false)
  const name = text(line, 'name')
  const href = hrefOf('product', { id: line.product_id })
  const options = line.options.map((option) => text(option, 'value_name')).join(' · ')
  const setQuantity = (quantity: number) => change.setQuantity(line, quantity)
  return (
    <li className={styles.line} data-line={line.id}>
      <Checkbox
        aria-label={words.select(name)}
        checked={line.selected}
        disabled={isOffline || line.state === 'not_deliverable'}
        className={styles.tick}
        onChange={({ target }) => change.tick([line], target.checked)}
      >
        <span className="sr">{words.select(name)}</span>
      </Checkbox>
      <a href={href} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Tile picture={picture('product', line.image, line.tint)} name={name} sizes="96px" />
      </a>
      <div className={styles.words}>
        <a href={href} title={name} className={styles.name}>
          {name}
        </a>
        {options && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={words.changeOptions(options, name)}
            disabled={isOffline}
            className={styles.options}
            onClick={() => setChoosing(true)}
          >
            <span>{options}</span>
            <Icon of={IconChevronDown} size={16} />
          </button>
        )}
        <Price
          size="small"
          value={price(line.price)}
          was={line.list_price === null ? undefined : price(line.list_price)}
          wasLabel={mall.product.was}
          words={/[1-9]/.test(line.price) ? undefined : mall.product.free}
        />
        <LineNote line={line} place={place} failure={refused.get(line.id)} isOffline={isOffline} onTake={setQuantity} />
      </div>
      <Stepper
        value={line.quantity}
        onChange={setQuantity}
        max={Math.max(1, Math.min(maxOfOne, line.items_left))}
        label={words.quantityOf(name)}
        decreaseLabel={words.fewerOf(name)}
        increaseLabel={words.moreOf(name)}
        disabled={isOffline}
        className={styles.stepper}
      />
      <b className={styles.amount}>
        <PriceText value={price(line.amount)} />
      </b>
      <IconButton label={words.remove(name)} disabled={isOffline} className={styles.remove} onClick={onRemove}>
        <Icon of={IconTrash} size={20} />
      </IconButton>
      {isChoosing && (
        <VariantSheet line={line} name={name} onChoose={(skuId) => change.choose(line, skuId)} onClose={() => setChoosing(false)} />
      )}
    </li>
  )
}
