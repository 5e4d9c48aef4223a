import type { SoldOrder } from '@plaza/contract'
import { Button, Select, Sheet, TextArea, toasts } from '@plaza/design'
import { useState } from 'react'
import { useShipOrder, useShowSoldOrder } from '../../../calls/orders.ts'
import { useWords } from '../../../words/index.ts'
import { useOrderWords } from '../words/index.ts'
import { readNumbers } from './read-numbers.ts'
import { useEach } from './use-each.ts'
import styles from './ShipMany.module.css'

type Props = { orders: readonly SoldOrder[]; onClose: () => void; onDone: () => void }

/** Ships several orders with one carrier. Tracking numbers are pasted one per line; each error is shown next to its order. */
export function ShipManySheet({ orders, onClose, onDone }: Props) {
  const words = useOrderWords()
  const { console: shared } = useWords()
  const [first] = orders
  const carriers = useShowSoldOrder(first?.id ?? '', { enabled: first !== undefined }).data?.carriers ?? []
  const [chosen, setChosen] = useState<string>()
  const [pasted, setPasted] = useState('')
  const { mutateAsync: ship } = useShipOrder()
  const { done, isBusy, doEach } = useEach()
  const carrier = chosen ?? carriers[0]?.key ?? ''
  const { numbers, tooMany, missing } = readNumbers(pasted, orders)
  const numberOf = (id: string) => numbers.find(({ orderId }) => orderId === id)?.trackingNo
  const shipAll = async () => {
    const failed = await doEach(
      numbers.map(({ orderId: id, trackingNo }) => ({ id, trackingNo })),
      ({ id, trackingNo }) => ship({ id, carrier, tracking_no: trackingNo }),
    )
    toasts.show(
      failed.length > 0 ? words.bulk.someNot(failed.length) : words.bulk.shipped(numbers.length),
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
          whyNot={numbers.length === 0 || carrier === '' ? words.bulk.numbersHint : tooMany > 0 ? words.bulk.tooMany(tooMany) : undefined}
          onClick={() => void shipAll()}
        >
          {words.bulk.ship(numbers.length)}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.fields}>
          <Select
            label={words.bulk.carrier}
            options={carriers.map(({ key, name }) => ({ value: key, label: name }))}
            value={carrier}
            onChange={({ target }) => setChosen(target.value)}
          />
          <TextArea
            label={words.bulk.numbers}
            hint={words.bulk.numbersHint}
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
              {done?.faults[order.id] && <span className={styles.fault}>{done.faults[order.id]}</span>}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}
