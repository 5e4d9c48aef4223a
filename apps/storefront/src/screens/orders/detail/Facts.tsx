import type { Order } from '@plaza/contract'
import { Button, Icon, IconButton, IconCopy, IconHeadset, IconMessageCircle, IconPrinter } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { ChatLink } from '../../../parts/ChatLink.tsx'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

/** Order number, times and notes, and whom to contact. */
export function Facts({ order }: { order: Order }) {
  const { lang, text, words: mall } = useReader()
  const words = useOrderWords()
  const copy = useCopying()
  const { order_no: number, arrival_method: shippingMethod } = order
  const times = [
    [words.placedAt, order.placed_at],
    [words.paidAt, order.paid_at],
    [words.deliveredAt, order.delivered_at],
    [words.successAt, order.success_at],
  ] as const
  return (
    <section aria-labelledby="facts-title" className={styles.card}>
      <h2 id="facts-title">{words.facts}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.number}</dt>
          <dd className={styles.copied}>
            <span className="num">{number}</span>
            <IconButton compact label={mall.common.copy(number)} onClick={() => void copy(number)}>
              <Icon of={IconCopy} size={18} />
            </IconButton>
          </dd>
        </div>
        {times.map(
          ([label, at]) =>
            at && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <time dateTime={at} title={momentOf(at, lang)}>
                    {momentOf(at, lang)}
                  </time>
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>{words.way}</dt>
          <dd>{text(shippingMethod, 'name') || shippingMethod.key}</dd>
        </div>
        {order.remark !== '' && (
          <div>
            <dt>{words.remark}</dt>
            <dd>{order.remark}</dd>
          </div>
        )}
        {order.cancel_reason && (
          <div>
            <dt>{words.cancelReason}</dt>
            <dd>{words.reasons[order.cancel_reason as keyof typeof words.reasons] ?? order.cancel_reason}</dd>
          </div>
        )}
      </dl>
      {order.refund_until && <p className={styles.quiet}>{words.refundUntil(momentOf(order.refund_until, lang))}</p>}
      <div className={styles.ways}>
        <ChatLink look="soft" size="small" icon={<Icon of={IconHeadset} size={18} />} query={{ about: `order:${order.id}` }}>
          {words.help}
        </ChatLink>
        <ChatLink
          look="outline"
          size="small"
          icon={<Icon of={IconMessageCircle} size={18} />}
          query={{ shop: order.shop.id, about: `order:${order.id}` }}
        >
          {words.askShop}
        </ChatLink>
        <Button look="outline" size="small" icon={<Icon of={IconPrinter} size={18} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}
