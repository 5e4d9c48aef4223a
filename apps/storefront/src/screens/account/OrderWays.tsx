import type { UserInfo } from '@plaza/contract'
import {
  CountBadge,
  Icon,
  IconChecks,
  IconCreditCard,
  IconPackage,
  IconReceiptRefund,
  IconStar,
  IconTruckDelivery,
  type TablerIcon,
} from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const orderLinks = [
  { key: 'unpaid', counted: 'unpaid', href: hrefOf('orders', { status: 'unpaid' }), icon: IconCreditCard },
  { key: 'to_ship', counted: 'to_ship', href: hrefOf('orders', { status: 'to_ship' }), icon: IconPackage },
  { key: 'shipped', counted: 'to_receive', href: hrefOf('orders', { status: 'to_receive' }), icon: IconTruckDelivery },
  { key: 'delivered', counted: 'delivered', href: hrefOf('orders', { status: 'delivered' }), icon: IconChecks },
  { key: 'to_review', counted: 'to_review', href: hrefOf('orders', { status: 'to_review' }), icon: IconStar },
  { key: 'refunds', counted: 'refunds', href: hrefOf('refunds'), icon: IconReceiptRefund },
] as const satisfies readonly { key: string; counted: keyof UserInfo['orders']; href: string; icon: TablerIcon }[]

/** Links to the customer's orders by status, with counts. */
export function OrderLinks({ orders }: Pick<UserInfo, 'orders'>) {
  const words = useProfileWords()
  const { common } = useReader().words
  return (
    <section aria-labelledby="order-ways" className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id="order-ways">{words.orders}</h2>
        <a href={hrefOf('orders')} className={styles.more}>
          {common.seeAll}
          <span className="sr"> {words.orders}</span>
        </a>
      </div>
      <ul className={styles.orderWays}>
        {orderLinks.map(({ key, counted, href, icon }) => (
          <li key={key}>
            <a href={href}>
              <span className={styles.counted}>
                <Icon of={icon} size={26} />
                <CountBadge count={orders[counted]} />
              </span>
              <span>{words.orderWays[key]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
