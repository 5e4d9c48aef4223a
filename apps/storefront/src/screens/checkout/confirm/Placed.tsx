import { type Payment, storefrontLinks } from '@plaza/contract'
import { ButtonLink, PriceText } from '@plaza/design'
import { useReader } from '../../../mall/reader.ts'
import { allOf, arrivalOf } from '../../../parts/checkout/arrival.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { Card, TwoColumns } from '../CheckoutFrame.tsx'
import { Costs } from '../Costs.tsx'
import { useCheckoutWords } from '../words/index.ts'
import styles from './Confirm.module.css'
import { DrawnCheck } from './DrawnCheck.tsx'
import { OrderList } from './OrderList.tsx'

/** A placed order: items, arrival date and next steps. */
export function Placed({ payment }: { payment: Payment }) {
  const { lang } = useReader()
  const words = useCheckoutWords()
  const { base } = useSums()
  const { orders, amount, status } = payment
  const [only] = orders
  const { from, to } = allOf(orders.map(({ arrival_method: shippingMethod }) => shippingMethod))
  const isCash = status === 'cod_due'
  return (
    <TwoColumns aside={<PaidCosts payment={payment} />}>
      <div className={styles.hero} role="status">
        <DrawnCheck />
        <p className={styles.sum}>
          <PriceText value={base(amount)} />
        </p>
        <p>{isCash ? words.paidCash : words.paidBy[payment.method]}</p>
        {from !== '' && <p className={styles.when}>{words.arrives(arrivalOf(from, to, lang))}</p>}
        <div className={styles.ways}>
          <ButtonLink href={orders.length === 1 && only ? storefrontLinks.order(only.id) : hrefOf('orders')}>
            {orders.length === 1 ? words.track : words.trackAll}
          </ButtonLink>
          <ButtonLink look="outline" href={hrefOf('home')}>
            {words.keepShopping}
          </ButtonLink>
        </div>
      </div>
      <Card title={words.next}>
        <ol className={styles.next}>
          <li>{words.nextPack(orders.length)}</li>
          <li>{words.nextWay}</li>
          <li>{isCash ? words.nextCash(base(amount)) : words.nextReturn}</li>
        </ol>
      </Card>
      <OrderList payment={payment} />
      <AddressOf payment={payment} />
    </TwoColumns>
  )
}

export function PaidCosts({ payment }: { payment: Payment }) {
  const { price } = useReader()
  const words = useCheckoutWords()
  const { base, isBase } = useSums()
  return (
    <>
      <Costs costs={payment.costs} />
      {!isBase && <p className={styles.small}>{words.chargedAs(base(payment.amount), price(payment.amount))}</p>}
    </>
  )
}

export function AddressOf({ payment: { address } }: { payment: Payment }) {
  const words = useCheckoutWords()
  return (
    <Card title={words.address}>
      <address className={styles.address}>
        <b>{address.full_name}</b>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{address.country_name}</span>
        <span className="num">{address.phone}</span>
      </address>
    </Card>
  )
}
