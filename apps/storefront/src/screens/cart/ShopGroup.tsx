import type { Cart, CartShop } from '@plaza/contract'
import { Checkbox, Icon, IconChevronRight, IconTicket, IconTruckDelivery, PriceText } from '@plaza/design'
import { useId } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { canBeBought, canBeTicked } from '../../mall/cart/wished-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { isNothing } from '../../parts/cart/is-nothing.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { Line } from './Line.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import type { Group } from './rows.ts'
import type { Removing } from './use-removing.ts'
import styles from './Cart.module.css'

type Props = { group: Group; shown: ShownCart; place: Cart['place']; removing: Removing }

/** Cart lines of one shop, with the costs of this shop. */
export function ShopGroup({ group: { shop, costs, rows }, shown, place, removing }: Props) {
  const words = useCartWords()
  const name = useId()
  const lines = rows.flatMap((row) => ('line' in row ? [row.line] : []))
  const tickable = lines.filter(canBeTicked)
  const ticked = lines.filter(({ selected }) => selected).length
  return (
    <section aria-labelledby={name} className={styles.card}>
      <div className={styles.shop}>
        {lines.length > 0 && (
          <Checkbox
            aria-label={words.selectShop(shop.name)}
            checked={ticked > 0 && ticked === tickable.length}
            partly={ticked > 0 && ticked < tickable.length}
            disabled={shown.isOffline || tickable.length === 0}
            className={styles.tick}
            onChange={({ target }) => shown.change.tick(tickable, target.checked)}
          >
            <span className="sr">{words.selectShop(shop.name)}</span>
          </Checkbox>
        )}
        <h2 id={name} className={styles.shopName}>
          <a href={hrefOf('shop', { id: shop.id })}>
            <span>{shop.name}</span>
            <Icon of={IconChevronRight} size={18} />
          </a>
        </h2>
      </div>
      <ul>
        {rows.map((row) =>
          'line' in row ? (
            <Line key={row.line.id} line={row.line} shown={shown} place={place} onRemove={() => removing.remove([row.line])} />
          ) : (
            <RemovedRow key={`removed ${row.removal.key}`} count={row.removal.lines.length} onUndo={() => removing.undo(row.removal.key)} />
          ),
        )}
      </ul>
      {costs && lines.some((line) => line.selected && canBeBought(line)) && <ShopCosts costs={costs} isCounting={shown.isCounting} />}
    </section>
  )
}

/** The shop's subtotal, its delivery costs and its coupon. */
function ShopCosts({ costs: { items, delivery, to_free_delivery: toFree, coupon }, isCounting }: { costs: CartShop; isCounting: boolean }) {
  const { price, text, words: mall } = useReader()
  const words = useCartWords()
  return (
    <div className={styles.shopCosts} data-counting={isCounting || undefined}>
      <dl className={styles.shopSums}>
        <div>
          <dt>{words.items}</dt>
          <dd>
            <PriceText value={price(items)} />
          </dd>
        </div>
        <div>
          <dt>{words.delivery}</dt>
          <dd>{delivery === null ? words.byAddress : isNothing(delivery) ? mall.product.free : <PriceText value={price(delivery)} />}</dd>
        </div>
        {coupon && !isNothing(coupon.saves) && (
          <div className={styles.gift}>
            <dt>
              <Icon of={IconTicket} size={18} /> {text(coupon, 'name')}
            </dt>
            <dd>
              <PriceText value={price(`-${coupon.saves}`)} />
            </dd>
          </div>
        )}
      </dl>
      {toFree !== null && !isNothing(toFree) && (
        <p className={styles.toFree}>
          <Icon of={IconTruckDelivery} size={18} /> {words.toFree(price(toFree))}
        </p>
      )}
    </div>
  )
}
