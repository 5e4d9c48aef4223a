import { Icon, IconReceiptRefund, IconTruckDelivery, IconWallet, type TablerIcon } from '@plaza/design'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { useProductWords } from './words/index.ts'
import styles from './Facts.module.css'

/** Where it comes from, how it can go back, how it is paid. */
export function Facts({ product }: { product: Product }) {
  const { words: mall, lang } = useReader()
  const words = useProductWords()
  const place = `${product.seller.city}, ${countryName(product.seller.country, lang)}`
  return (
    <ul aria-label={words.facts} className={styles.facts}>
      <Fact icon={IconTruckDelivery} title={words.shipsFrom(place)} text={words.deliveryNote} />
      <Fact icon={IconReceiptRefund} title={mall.home.returns(product.return_days)} text={mall.home.returnsNote} />
      <Fact icon={IconWallet} title={mall.home.pay} text={mall.home.payNote} />
    </ul>
  )
}

function Fact({ icon, title, text }: { icon: TablerIcon; title: string; text: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={22} className={styles.icon} />
      <div>
        <b>{title}</b>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
