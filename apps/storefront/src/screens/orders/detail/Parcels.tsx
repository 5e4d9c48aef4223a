import type { Order } from '@plaza/contract'
import { Icon, IconButton, IconCopy, IconExternalLink, Timeline } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

const isAwaited = (status: Order['status']) => status === 'paid' || status === 'to_ship'

/** Each parcel with its tracking number and tracking history. */
export function Parcels({ order: { parcels, status } }: { order: Order }) {
  const words = useOrderWords()
  if (parcels.length === 0 && !isAwaited(status)) return null
  return (
    <section id="order-parcels" aria-labelledby="parcels-title" className={styles.card}>
      <h2 id="parcels-title">{words.parcels}</h2>
      {parcels.length === 0 && <p className={styles.quiet}>{words.noParcel}</p>}
      {parcels.map((parcel, at) => (
        <OneParcel key={parcel.id} parcel={parcel} title={parcels.length > 1 ? words.parcel(at + 1) : undefined} />
      ))}
    </section>
  )
}

function OneParcel({ parcel, title }: { parcel: Order['parcels'][number]; title: string | undefined }) {
  const { lang, words: mall } = useReader()
  const words = useOrderWords()
  const copy = useCopying()
  const { carrier_name: carrier, tracking_no: number, tracking_url: url, former, trace } = parcel
  return (
    <div className={styles.parcel}>
      {title && <h3>{title}</h3>}
      <dl className={styles.facts}>
        <div>
          <dt>{carrier}</dt>
          <dd className={styles.copied}>
            <span className="num">{number}</span>
            <IconButton compact label={mall.common.copy(number)} onClick={() => void copy(number)}>
              <Icon of={IconCopy} size={18} />
            </IconButton>
          </dd>
        </div>
      </dl>
      {former.map(({ carrier_name: name, tracking_no: old, until }) => (
        <p key={until} className={styles.quiet}>
          {words.formerNumber(`${name} ${old}`, momentOf(until, lang))}
        </p>
      ))}
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
          {words.atCarrier(carrier)}
          <Icon of={IconExternalLink} size={16} />
        </a>
      )}
      {trace.length === 0 ? (
        <p className={styles.quiet}>{words.noTrace}</p>
      ) : (
        <Timeline
          label={words.trace}
          entries={trace.map((step, at) => ({
            title: step.label,
            ...(step.place !== '' && { text: step.place }),
            when: momentOf(step.at, lang),
            dateTime: step.at,
            state: at === 0 ? 'now' : 'done',
          }))}
        />
      )}
    </div>
  )
}
