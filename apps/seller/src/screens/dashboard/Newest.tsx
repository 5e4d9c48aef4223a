import { Card, Money } from '@plaza/console'
import type { SoldOrder } from '@plaza/contract'
import { EmptyScene, Icon, IconChevronRight, IconPackage, Tile } from '@plaza/design'
import { dayOf, useReader } from '@plaza/web/reading'
import { OrderStatus } from '../../parts/order/OrderStatus.tsx'
import { useNextStep } from '../../parts/order/use-next-step.ts'
import { hrefOf } from '../../paths.ts'
import { useDashboardWords } from './words/index.ts'
import styles from './Newest.module.css'

/** The newest orders, with a link to the list of all orders. */
export function Newest({ of: orders }: { of: readonly SoldOrder[] }) {
  const words = useDashboardWords()
  return (
    <Card
      title={words.newest}
      action={
        orders.length > 0 && (
          <a href={hrefOf('orders')} className={styles.all}>
            {words.allOrders}
            <Icon of={IconChevronRight} size={18} />
          </a>
        )
      }
    >
      {orders.length === 0 ? (
        <EmptyScene icon={IconPackage} title={words.noOrders} text={words.noOrdersText} />
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ order }: { order: SoldOrder }) {
  const next = useNextStep()
  const { lang, picture } = useReader()
  const [first] = order.pictures
  return (
    <li className={styles.order}>
      <Tile
        name={order.shop.name}
        corners="small"
        sizes="36px"
        className={styles.tile}
        picture={first && picture('product', first.image, first.tint)}
      />
      <a href={hrefOf('order', { id: order.id })} className={styles.number}>
        <span className="num">{order.order_no}</span>
      </a>
      <span className={styles.who}>{order.customer_name}</span>
      <b className={styles.sum}>
        <Money of={order.total} />
      </b>
      <span className={styles.status}>
        <OrderStatus of={order} />
      </span>
      <span className={styles.next}>{order.deadline ? next(order.status, order.deadline) : dayOf(order.placed_at, lang)}</span>
    </li>
  )
}
