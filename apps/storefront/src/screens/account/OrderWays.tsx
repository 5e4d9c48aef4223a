import { Icon, IconCreditCard, IconPackage, IconReceiptRefund, IconStar, IconTruckDelivery, type TablerIcon } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const ways = [
  { key: 'unpaid', href: hrefOf('orders', { status: 'unpaid' }), icon: IconCreditCard },
  { key: 'to_ship', href: hrefOf('orders', { status: 'to_ship' }), icon: IconPackage },
  { key: 'shipped', href: hrefOf('orders', { status: 'shipped' }), icon: IconTruckDelivery },
  { key: 'to_review', href: hrefOf('orders', { status: 'to_review' }), icon: IconStar },
  { key: 'refunds', href: hrefOf('refunds'), icon: IconReceiptRefund },
] as const satisfies readonly { key: string; href: string; icon: TablerIcon }[]

/** One's orders by where they stand. */
export function OrderWays() {
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
        {ways.map(({ key, href, icon }) => (
          <li key={key}>
            <a href={href}>
              <Icon of={icon} size={26} />
              <span>{words.orderWays[key]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
