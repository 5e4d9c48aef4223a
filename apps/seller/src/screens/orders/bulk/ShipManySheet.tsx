import { type SoldOrder, otherCarrier, promisedCarrier } from '@plaza/contract'
import { Button, Sheet, TextArea, toasts } from '@plaza/design'
import { reasonWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useShipOrder, useShowSoldOrder } from '../../../calls/orders.ts'
import { CarrierFields, type TypedCarrier, sentCarrier, useNumberHint } from '../../../parts/order/CarrierFields.tsx'
import { useWords } from '../../../words/index.ts'
import { useOrderWords } from '../words/index.ts'
import { readNumbers } from './read-numbers.ts'
import { useEach } from './use-each.ts'
import styles from './ShipMany.module.css'

type Props = { orders: readonly SoldOrder[]; onClose: () => void; onDone: () => void }

const promisedTo = (orders: readonly SoldOrder[]) => [...new Set(orders.map((order) => order.promised_carrier))].filter(Boolean)

/**
 * Ships several orders with one carrier, or each with the carrier promised to its buyer. Tracking numbers are pasted one per line; each error is shown
 * next to its order.
 */
export function ShipManySheet({ orders: picked, onClose, onDone }: Props) {
  const { lang } = useReader()
  const words = useOrderWords()
  const { console: shared } = useWords()
  // A shipped order leaves the picked ones, and the pasted lines must stay with their orders.
  const [orders] = useState(picked)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const carriers = useCarriers(orders)
  const [typed, setTyped] = useState<TypedCarrier>({ carrier: '', carrier_name: '', carrier_page: '' })
  const [wrong, setWrong] = useState<Partial<Record<keyof TypedCarrier, string>>>({})
  const [pasted, setPasted] = useState('')
  const { mutateAsync: ship } = useShipOrder()
  const { done, isBusy, doEach } = useEach()
  const values = { ...typed, carrier: typed.carrier || (carriers[0]?.key ?? '') }
  const numberHint = useNumberHint(carriers, values.carrier)
  const { numbers, tooMany, missing } = readNumbers(pasted, orders)
  const numberOf = (id: string) => numbers.find(({ orderId }) => orderId === id)?.trackingNo
  const toSend = numbers.filter(({ orderId }) => !sent.has(orderId)).map(({ orderId: id, trackingNo }) => ({ id, trackingNo }))
  const change = (field: keyof TypedCarrier, value: string) => {
    setTyped({ ...values, [field]: value })
    setWrong({ ...wrong, [field]: undefined })
  }
  const shipAll = async () => {
    if (values.carrier === otherCarrier && values.carrier_name.trim() === '') {
      setWrong({ carrier_name: reasonWords(lang, 'missing') })
      return
    }
    const failed = await doEach(toSend, ({ id, trackingNo }) => ship({ id, ...sentCarrier(values), tracking_no: trackingNo }))
    setSent(new Set([...sent, ...toSend.map(({ id }) => id).filter((id) => !failed.includes(id))]))
    toasts.show(
      failed.length > 0 ? words.bulk.someNot(failed.length) : words.bulk.shipped(toSend.length),
      failed.length > 0 ? 'error' : 'done',
    )
    if (failed.length > 0) return
    onDone()
    onClose()
  }
  return (
    <Sheet
      open
      size="wide"
      onClose={onClose}
      title={words.bulk.shipTitle(orders.length)}
      closeLabel={shared.close}
      footer={
        <Button
          busy={isBusy}
          whyNot={
            toSend.length === 0 || values.carrier === '' ? words.bulk.numbersHint : tooMany > 0 ? words.bulk.tooMany(tooMany) : undefined
          }
          onClick={() => void shipAll()}
        >
          {words.bulk.ship(toSend.length)}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.fields}>
          <CarrierFields carriers={carriers} isForMany={orders.length > 1} values={values} errors={wrong} onChange={change} />
          <TextArea
            label={words.bulk.numbers}
            hint={`${words.bulk.numbersHint} ${numberHint}`}
            rows={Math.min(12, Math.max(4, orders.length))}
            maxLength={20_000}
            spellCheck={false}
            value={pasted}
            error={tooMany > 0 ? words.bulk.tooMany(tooMany) : undefined}
            onChange={({ target }) => setPasted(target.value)}
          />
          {numbers.length > 0 && missing > 0 && <p className={styles.note}>{words.bulk.missing(missing)}</p>}
        </div>
        <ol aria-label={words.title} className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id} className={styles.order}>
              <b className="num">{order.order_no}</b>
              <span className={styles.note}>{order.customer_name}</span>
              <span className="num">{numberOf(order.id) ?? '—'}</span>
              <span className={styles.note}>{sent.has(order.id) ? words.bulk.sent : order.promised_carrier}</span>
              {!sent.has(order.id) && done?.faults[order.id] && (
                <span role="alert" className={styles.fault}>
                  {done.faults[order.id]}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

/** The carriers of the shop. The first choice sends each order with the carrier that its buyer was promised. */
const useCarriers = (orders: readonly SoldOrder[]) => {
  const words = useOrderWords()
  const [first] = orders
  const all = useShowSoldOrder(first?.id ?? '', { enabled: first !== undefined }).data?.carriers
  const promised = promisedTo(orders)
  if (!all) return []
  if (orders.length === 1 || promised.length === 0) return all
  const others = all.filter(({ key }) => key !== promisedCarrier)
  return [{ key: promisedCarrier, name: words.bulk.promised(promised.join(', ')), example: '' }, ...others]
}
