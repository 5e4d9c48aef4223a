import type { OrderCard } from '@plaza/contract'
import { Icon, IconClock } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { clockOf, useSecondsLeft } from '../../../parts/checkout/time-left.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Doing.module.css'

type Props = { order: Pick<OrderCard, 'status' | 'deadline'>; onOver: () => void }

/** The next automatic step of an order if neither buyer nor shop acts, and its time. */
export function NextFact({ order: { status, deadline }, onOver }: Props) {
  const { lang } = useReader()
  const words = useOrderWords()
  if (!deadline) return null
  if (status === 'unpaid') return <Countdown until={deadline.at} onOver={onOver} />
  return (
    <span className={styles.next}>
      <Icon of={IconClock} size={16} />
      <time dateTime={deadline.at} title={momentOf(deadline.at, lang)}>
        {words.deadline[deadline.effect](momentOf(deadline.at, lang))}
      </time>
    </span>
  )
}

function Countdown({ until, onOver }: { until: string; onOver: () => void }) {
  const words = useOrderWords()
  const left = useSecondsLeft(until, onOver)
  if (left <= 0) return null
  return (
    <span className={styles.next} data-urgent>
      <Icon of={IconClock} size={16} />
      <span className="num">{words.payWithin(clockOf(left))}</span>
    </span>
  )
}
