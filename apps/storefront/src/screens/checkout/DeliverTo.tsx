import type { Quote } from '@plaza/contract'
import { Icon, IconMapPin } from '@plaza/design'
import { addressLines } from '../../parts/addresses/address-lines.ts'
import { type PurchaseSelection, hrefOfStep } from '../../parts/checkout/wanted.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Delivery address in one line, with a link to change it. */
export function DeliverTo({ quote: { address }, wanted }: { quote: Quote; wanted: PurchaseSelection }) {
  const words = useCheckoutWords()
  return (
    <div className={styles.row}>
      <Icon of={IconMapPin} size={22} />
      <p className={styles.rowWords}>
        <b>{words.deliverTo(address.full_name)}</b>
        <span>{addressLines(address).join(', ')}</span>
      </p>
      <a href={hrefOfStep('shipment', wanted)} aria-label={words.changeAddress} className={styles.change}>
        {words.change}
      </a>
    </div>
  )
}
