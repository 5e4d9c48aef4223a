import { Card } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { Icon, IconExternalLink } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useLineName } from './use-line-name.ts'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

/** Parcels of the order, with their tracking status. */
export function Parcels({ order: { parcels, lines } }: { order: SoldOrderDetail }) {
  const words = useOrderWords()
  const { lang } = useReader()
  const lineName = useLineName()
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
          </li>
        ))}
      </ul>
    </Card>
  )
}
