import { Card } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { Button, Icon, IconExternalLink } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useMay } from '../../../calls/dashboard.ts'
import { CorrectSheet } from './CorrectSheet.tsx'
import { useLineName } from './use-line-name.ts'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

const underWay = ['to_ship', 'shipped', 'in_transit', 'on_the_way']

/** Parcels of the order, with their tracking status. A wrong number is corrected until the parcel arrives. */
export function Parcels({ order }: { order: SoldOrderDetail }) {
  const { parcels, lines } = order
  const words = useOrderWords()
  const { lang } = useReader()
  const lineName = useLineName()
  const may = useMay('move_orders')
  const [correctedId, setCorrectedId] = useState<string>()
  const corrected = parcels.find(({ id }) => id === correctedId)
  if (parcels.length === 0) return null
  const nameOf = (id: string) => {
    const line = lines.find(({ item_id: each }) => each === id)
    return line ? lineName(line).full : id
  }
  return (
    <Card title={words.parcels(parcels.length)}>
      <ul className={styles.parcels}>
        {parcels.map((parcel) => (
          <li key={parcel.id} className={styles.parcel}>
            <span className={styles.parcelHead}>
              <b>{parcel.carrier_name}</b>
              {parcel.tracking_url ? (
                <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className={styles.track}>
                  <span className="num">{parcel.tracking_no}</span>
                  <Icon of={IconExternalLink} size={16} />
                </a>
              ) : (
                <span className="num">{parcel.tracking_no}</span>
              )}
            </span>
            <span className={styles.note}>{parcel.lines.map((line) => `${line.quantity} × ${nameOf(line.item_id)}`).join(', ')}</span>
            {parcel.trace[0] && (
              <span className={styles.note}>
                {parcel.trace[0].label} · {momentOf(parcel.trace[0].at, lang)}
              </span>
            )}
            {parcel.former.map(({ carrier_name: name, tracking_no: number, until }) => (
              <span key={until} className={styles.note}>
                {words.formerNumber(`${name} ${number}`, momentOf(until, lang))}
              </span>
            ))}
            {may && underWay.includes(order.status) && parcel.trace[0]?.step !== 'delivered' && (
              <Button look="link" size="small" onClick={() => setCorrectedId(parcel.id)}>
                {words.correct}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {corrected && <CorrectSheet order={order} parcel={corrected} onClose={() => setCorrectedId(undefined)} />}
    </Card>
  )
}
