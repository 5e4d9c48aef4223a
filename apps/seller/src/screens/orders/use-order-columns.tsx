import { type Column, Money } from '@plaza/console'
import type { SoldOrder } from '@plaza/contract'
import { Tile } from '@plaza/design'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { OrderStatus } from '../../parts/order/OrderStatus.tsx'
import { useNextStep } from '../../parts/order/use-next-step.ts'
import { useOrderWords } from './words/index.ts'
import styles from './Orders.module.css'

/** Columns of the order list. */
export const useOrderColumns = (): readonly Column<SoldOrder>[] => {
  const words = useOrderWords()
  const next = useNextStep()
  const { lang, text, picture } = useReader()
  return [
    {
      key: 'number',
      head: words.columns.number,
      cell: ({ order_no: number, pictures: [first], shop }) => (
        <>
          <Tile
            name={shop.name}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={first && picture('product', first.image, first.tint)}
          />
          <span className="num">{number}</span>
        </>
      ),
    },
    {
      key: 'goods',
      head: words.columns.goods,
      cell: ({ first, lines_count: lines }) => {
        const name = text(first, 'name')
        const said = lines > 1 ? words.andMore(name, lines - 1) : name
        return (
          <span className={styles.goods} title={said}>
            {said}
          </span>
        )
      },
    },
    { key: 'customer', head: words.columns.customer, cell: ({ customer_name: name }) => <span className={styles.name}>{name}</span> },
    { key: 'pieces', head: words.columns.pieces, end: true, cell: ({ pieces }) => pieces },
    {
      key: 'total',
      head: words.columns.total,
      end: true,
      cell: ({ total }) => (
        <b>
          <Money of={total} />
        </b>
      ),
    },
    { key: 'status', head: words.columns.status, cell: (order) => <OrderStatus of={order} /> },
    {
      key: 'next',
      head: words.columns.next,
      cell: ({ status, deadline, open_refunds: refunds }) =>
        refunds > 0 ? words.refundsOpen(refunds) : deadline ? next(status, deadline) : '',
    },
    {
      key: 'placed',
      head: words.columns.placed,
      cell: ({ placed_at: at }) => (
        <time dateTime={at} title={momentOf(at, lang)}>
          {dayOf(at, lang)}
        </time>
      ),
    },
    { key: 'payment', head: words.columns.payment, extra: true, cell: ({ payment_label: label }) => label },
    {
      key: 'way',
      head: words.columns.way,
      extra: true,
      cell: ({ arrival_method: shippingMethod }) => <ShippingMethodName of={shippingMethod} />,
    },
  ]
}

const ShippingMethodName = ({ of: shippingMethod }: { of: SoldOrder['arrival_method'] }) => useReader().text(shippingMethod, 'name')
