import { Icon, IconBuildingWarehouse, IconMessageCircle, IconPackage, IconReceiptRefund } from '@plaza/design'
import { useUnreadTalks } from '../../../calls/chat.ts'
import { useGetSeller, useMay } from '../../../calls/dashboard.ts'
import { hrefOf } from '../../../paths.ts'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

/** Counts of new orders, refund requests, low stock and unread chats. The details are on the linked screens. */
export function Waiting() {
  const words = useNoticeWords()
  const counts = useGetSeller().data?.counts
  const [sees, supplies] = [useMay('orders'), useMay('stock')]
  const refunds = useMay('refunds')
  const chats = useUnreadTalks()
  const rows = [
    { key: 'orders', count: sees ? counts?.to_ship : 0, icon: IconPackage, href: hrefOf('orders') },
    { key: 'refunds', count: refunds ? counts?.refunds : 0, icon: IconReceiptRefund, href: hrefOf('refunds') },
    { key: 'chats', count: chats, icon: IconMessageCircle, href: hrefOf('chat') },
    { key: 'low_stock', count: supplies ? counts?.low_stock : 0, icon: IconBuildingWarehouse, href: hrefOf('stock', { view: 'low' }) },
  ] as const
  const shown = rows.filter(({ count = 0 }) => count > 0)
  if (shown.length === 0) return null
  return (
    <ul aria-label={words.waiting} className={styles.waiting}>
      {shown.map(({ key, count = 0, icon, href }) => (
        <li key={key}>
          <a href={href} className={styles.waits}>
            <Icon of={icon} size={20} />
            {words.waits[key](count)}
          </a>
        </li>
      ))}
    </ul>
  )
}
