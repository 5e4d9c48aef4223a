import { type Payment, storefrontLinks } from '@plaza/contract'
import { Icon, IconButton, IconCopy, PriceText, Tile } from '@plaza/design'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { arrivalOf } from '../../../parts/checkout/arrival.ts'
import { Card } from '../CheckoutFrame.tsx'
import { useCheckoutWords } from '../words/index.ts'
import styles from './Confirm.module.css'

type Props = { payment: Payment; /** False for a cancelled or refunded order, which has no arrival date. */ arrives?: boolean }

/** One order per shop: its number with a copy button, its items and its arrival date. */
export function OrderList({ payment: { orders }, arrives = true }: Props) {
  const { lang, price, picture, words: mall } = useReader()
  const words = useCheckoutWords()
  const copy = useCopying()
  return (
    <Card title={words.orders(orders.length)}>
      <ul className={styles.orders}>
        {orders.map(({ id, order_no: number, shop, pieces, pictures, total, arrival_method: shippingMethod }) => (
          <li key={id} className={styles.order}>
            <div className={styles.tiles}>
              {pictures.slice(0, 3).map(({ image, tint }, at) => (
                <Tile
                  key={at}
                  corners="small"
                  name={shop.name}
                  picture={picture('product', image, tint)}
                  sizes="56px"
                  className={styles.tile}
                />
              ))}
            </div>
            <div className={styles.orderWords}>
              <b>{shop.name}</b>
              <span>
                {words.items(pieces)} · <PriceText value={price(total)} />
              </span>
              {arrives && <span>{words.arrives(arrivalOf(shippingMethod.from, shippingMethod.to, lang))}</span>}
              <span className={styles.number}>
                <a href={storefrontLinks.order(id)} className="num">
                  {number}
                </a>
                <IconButton compact label={mall.common.copy(number)} onClick={() => void copy(number)}>
                  <Icon of={IconCopy} size={18} />
                </IconButton>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
