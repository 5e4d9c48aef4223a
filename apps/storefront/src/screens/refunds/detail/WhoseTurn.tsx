import type { RefundCard } from '@plaza/contract'
import { Icon, IconClock } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useRefundWords } from '../words/index.ts'
import styles from '../Refunds.module.css'

/** Which party must act on a refund request, by when, and the consequence otherwise. */
export function WhoseTurn({ refund: { deadline } }: { refund: Pick<RefundCard, 'deadline'> }) {
  const { lang } = useReader()
  const words = useRefundWords()
  if (!deadline) return null
  const when = momentOf(deadline.at, lang)
  return (
    <span className={styles.turn} data-mine={deadline.by === 'customer' || undefined}>
      <Icon of={IconClock} size={16} />
      <time dateTime={deadline.at} title={momentOf(deadline.at, lang)}>
        {words.deadline[deadline.effect === 'refund_owed' ? 'owed' : deadline.by](when)}, {words.otherwise[deadline.effect]}
      </time>
    </span>
  )
}
