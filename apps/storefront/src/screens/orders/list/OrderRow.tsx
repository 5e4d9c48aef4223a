import { type OrderCard, storefrontLinks } from '@plaza/contract'
import { PriceText, StatusChip, Tile } from '@plaza/design'
import { dayOf, momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { arrivalOf } from '../../../parts/checkout/arrival.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { NextFact } from '../doing/NextFact.tsx'
import { OrderActions } from '../doing/OrderWays.tsx'
import { toneOf } from '../order-looks.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Orders.module.css'

const maxTiles = 4

/** One order in a list: its items, shop, status, next event and main action. */
export function OrderRow({ order, onOver }: { order: OrderCard; onOver: () => void }) {
  const { lang, picture, text } = useReader()
  const words = useOrderWords()
  const { base } = useSums()
  const { id, order_no: number, shop, status, label, pictures, pieces, total, first, arrival_method: shippingMethod } = order
  const others = order.lines_count - 1
  const more = pictures.length - maxTiles
  return (
    <article aria-label={`${words.order} ${number}`} className={styles.order}>
      <header className={styles.head}>
        <a href={storefrontLinks.shop(shop.id)} className={styles.shop}>
          {shop.name}
        </a>
        <time dateTime={order.placed_at} title={momentOf(order.placed_at, lang)} className={styles.when}>
          {dayOf(order.placed_at, lang)}
        </time>
        <StatusChip tone={toneOf(status)}>{label}</StatusChip>
      </header>
      <div className={styles.middle} data-single={pictures.length === 1 || undefined}>
        <a href={storefrontLinks.order(id)} className={styles.tiles} aria-hidden="true" tabIndex={-1}>
          {pictures.slice(0, maxTiles).map(({ image, tint }, at) => (
            <Tile
              key={at}
              corners="small"
              name={shop.name}
              picture={picture('product', image, tint)}
              sizes="64px"
              className={styles.tile}
            />
          ))}
          {more > 0 && <span className={styles.moreTiles}>+{more}</span>}
        </a>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <a href={storefrontLinks.order(id)}>
              <span className={styles.goods}>{text(first, 'name')}</span>
              {others > 0 && <span className={styles.others}> {words.others(others)}</span>}
            </a>
          </h2>
          <span className={styles.facts}>
            {words.pieces(pieces)} · <PriceText value={base(total)} /> · <span className="num">{number}</span>
          </span>
          {isComing(status) && shippingMethod.from !== '' && (
            <span className={styles.facts}>{words.arrives(arrivalOf(shippingMethod.from, shippingMethod.to, lang))}</span>
          )}
          <NextFact order={order} onOver={onOver} />
          {order.open_refunds > 0 && (
            <span className={styles.facts}>
              {words.openRefunds(order.open_refunds)}
              {order.open_refunds > 1 && (
                <>
                  {' '}
                  · <a href={hrefOf('refunds')}>{words.seeRefunds}</a>
                </>
              )}
            </span>
          )}
        </div>
        <OrderActions order={order} />
      </div>
    </article>
  )
}

const isComing = (status: OrderCard['status']) => !['unpaid', 'cancelled', 'delivered', 'received', 'completed'].includes(status)
