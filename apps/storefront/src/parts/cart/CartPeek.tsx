import { ButtonLink, PriceText, Tile } from '@plaza/design'
import { useCart } from '../../mall/cart/use-cart.ts'
import { linesOf, linesToBuy } from '../../mall/cart/wished-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useCartWords } from './words/index.ts'
import styles from './CartPeek.module.css'

const most = 5

/** Popover under the cart link: newest cart lines and the cart's total. */
export function CartPeek() {
  const { nav } = useReader().words
  const { text, price, picture } = useReader()
  const words = useCartWords()
  const { cart, isVisitors } = useCart()
  if (!cart || cart.items_count === 0) return null
  const lines = linesOf(cart).toSorted((one, other) => (other.added_at ?? '').localeCompare(one.added_at ?? ''))
  const newest = isVisitors ? lines.slice(-most).toReversed() : lines.slice(0, most)
  const more = cart.items_count - newest.length
  const toBuy = linesToBuy(cart).length
  return (
    <section aria-label={nav.cart} data-peek="" className={styles.peek}>
      <ul>
        {newest.map((line) => (
          <li key={line.id}>
            <a href={hrefOf('product', { id: line.product_id })} className={styles.line}>
              <Tile
                picture={picture('product', line.image, line.tint)}
                name={text(line, 'name')}
                sizes="56px"
                corners="small"
                className={styles.tile}
              />
              <span className={styles.words}>
                <span className={styles.name}>{text(line, 'name')}</span>
                <span className={styles.options}>
                  {[`x${line.quantity}`, ...line.options.map((option) => text(option, 'value_name'))].join(' · ')}
                </span>
              </span>
              <b>
                <PriceText value={price(line.amount)} />
              </b>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{words.moreLines(more)}</p>}
      <p className={styles.total}>
        <span>{words.items}</span>
        <b>
          <PriceText value={price(cart.costs.items)} />
        </b>
      </p>
      <div className={styles.ways}>
        <ButtonLink look="soft" href={hrefOf('cart')}>
          {words.viewCart}
        </ButtonLink>
        <ButtonLink href={hrefOf(!isVisitors && toBuy > 0 ? (cart.place?.address_id ? 'payment' : 'shipment') : 'cart')}>
          {words.checkOut(toBuy)}
        </ButtonLink>
      </div>
    </section>
  )
}
