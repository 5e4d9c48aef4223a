import type { Order } from '@plaza/contract'
import { Icon, IconButton, IconCopy, IconShieldCheck, PriceText, Timeline, type TimelineEntry, cx } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import type { Language } from '@plaza/values'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { arrivalOf } from '../../../parts/checkout/arrival.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { NextFact } from '../doing/NextFact.tsx'
import { OrderActions } from '../doing/OrderWays.tsx'
import { toneOf } from '../order-looks.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

const isComing = (status: Order['status']) => ['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way'].includes(status)

/** Summary of an order: its status, arrival date, tracking number, total and main action. */
export function Hero({ order, onOver, onRate }: { order: Order; onOver: () => void; onRate: () => void }) {
  const { lang, words: mall } = useReader()
  const words = useOrderWords()
  const { base } = useSums()
  const copy = useCopying()
  const { address, label, status, arrival_method: shippingMethod, logistics_no: tracking, protection, parcels, total } = order
  return (
    <section aria-label={label} className={cx(styles.card, styles.hero)} data-tone={toneOf(status)}>
      <div className={styles.heroHead}>
        <h2 className={styles.status}>{label}</h2>
        <span className={styles.total}>
          <PriceText value={base(total)} />
        </span>
      </div>
      {isComing(status) && shippingMethod.from !== '' && (
        <p className={styles.when}>{words.arrives(arrivalOf(shippingMethod.from, shippingMethod.to, lang))}</p>
      )}
      {isComing(status) && <p className={styles.whereTo}>{words.goesTo(address.full_name, address.lines[0] ?? address.country_name)}</p>}
      <NextFact order={order} onOver={onOver} />
      {tracking && (
        <p className={styles.tracking}>
          <span>{parcels[0]?.carrier_name}</span>
          <b className="num">{tracking}</b>
          <IconButton compact label={mall.common.copy(tracking)} onClick={() => void copy(tracking)}>
            <Icon of={IconCopy} size={18} />
          </IconButton>
        </p>
      )}
      <OrderActions order={order} onRate={onRate} />
      <Timeline
        label={words.timeline}
        entries={order.timeline.map((step) => entryOf(step, order, lang, words.reasons))}
        className={styles.timeline}
      />
      {protection.held_by !== 'nobody' && (
        <p className={styles.protection}>
          <Icon of={IconShieldCheck} size={22} />
          <span>
            <b>{words.protection}</b> {protection.says}
          </span>
        </p>
      )}
    </section>
  )
}

type Step = Order['timeline'][number]
type Reasons = Readonly<Partial<Record<string, string>>>
const entryOf = ({ status, label, at, reason }: Step, order: Order, lang: Language, reasons: Reasons): TimelineEntry => ({
  title: label,
  ...(reason !== '' && { text: reasons[reason] ?? reason }),
  ...(at !== null && { when: momentOf(at, lang), dateTime: at }),
  state: at === null ? 'later' : status === 'cancelled' ? 'trouble' : status === order.status ? 'now' : 'done',
})
