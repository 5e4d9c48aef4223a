import { Icon, IconReceiptRefund, IconTruckDelivery, IconWallet, type TablerIcon } from '@plaza/design'
import { htmlLanguages } from '@plaza/values'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useDeliveryWords } from '../../parts/delivery/words.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { DeliveryFact } from './DeliveryFact.tsx'
import type { Delivery } from './use-delivery.ts'
import { useProductWords } from './words/index.ts'
import styles from './Facts.module.css'

/** Delivery, returns and payment of the product. */
export function Facts({ product, delivery }: { product: Product; delivery: Delivery }) {
  const { words: mall, lang } = useReader()
  const words = useProductWords()
  const { pay, codIn } = useDeliveryWords()
  const { payment_methods: open = [], cod_countries: cashIn = [] } = delivery.answer ?? {}
  const isCashElsewhere = cashIn.length > 0 && !open.includes('cod')
  const paymentMethods = delivery.answer?.payment_methods.map((method) => pay[method])
  return (
    <ul aria-label={words.facts} className={styles.facts}>
      <Fact icon={IconTruckDelivery}>
        <DeliveryFact product={product} delivery={delivery} />
      </Fact>
      <Fact icon={IconReceiptRefund}>
        <b>{mall.home.returns(product.return_days)}</b>
        <p className={styles.text}>{mall.home.returnsNote}</p>
      </Fact>
      <Fact icon={IconWallet}>
        <b>{paymentMethods ? new Intl.ListFormat(htmlLanguages[lang], { type: 'disjunction' }).format(paymentMethods) : mall.home.pay}</b>
        <p className={styles.text}>{mall.home.payNote}</p>
        {isCashElsewhere && <p className={styles.text}>{codIn(new Intl.ListFormat(htmlLanguages[lang]).format(cashIn))}</p>}
      </Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={22} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </li>
  )
}
