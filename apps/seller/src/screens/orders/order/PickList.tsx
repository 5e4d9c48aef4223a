import { Card, Money } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { Checkbox, Tile, cx } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { partsLeft } from './parts-left.ts'
import { useLineName } from './use-line-name.ts'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

/** Items of an order. While some are still to be shipped, they can be ticked off while packing. Ticks are not saved. */
export function PickList({ order }: { order: SoldOrderDetail }) {
  const words = useOrderWords()
  const { picture } = useReader()
  const nameOf = useLineName()
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setPacked(new Set(packed.has(id) ? [...packed].filter((each) => each !== id) : [...packed, id]))
  const sent = (id: string) =>
    order.parcels.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.item_id === id ? line.quantity : 0), 0)
  const isOpen = order.status === 'paid' || order.status === 'to_ship' || order.actions.includes('ship')
  const toPack = isOpen ? partsLeft(order).reduce((sum, { left }) => sum + left, 0) : 0
  const title = toPack > 0 ? words.items(toPack) : words.pieces(order.pieces)
  return (
    <Card title={title}>
      <ul aria-label={title} className={styles.lines}>
        {order.lines.map((line) => {
          const { name, chosen, full } = nameOf(line)
          return (
            <li key={line.item_id} className={cx(styles.line, toPack === 0 && styles.shipped)}>
              {toPack > 0 && (
                <Checkbox checked={packed.has(line.item_id)} aria-label={words.packed(full)} onChange={() => toggle(line.item_id)}>
                  <span className="sr">{words.packed(full)}</span>
                </Checkbox>
              )}
              <Tile name={name} corners="small" sizes="56px" className={styles.tile} picture={picture('product', line.image, line.tint)} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {chosen && <span className={styles.note}>{chosen}</span>}
                {sent(line.item_id) > 0 && <span className={styles.note}>{words.sentOf(sent(line.item_id), line.quantity)}</span>}
              </span>
              <b className={styles.quantity}>×{line.quantity}</b>
              <span className={styles.sum}>
                <Money of={line.amount} />
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
