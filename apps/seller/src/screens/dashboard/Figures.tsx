import { Money } from '@plaza/console'
import type { Dashboard } from '@plaza/contract'
import { Icon, IconButton, IconInfoCircle, IconTrendingDown, IconTrendingUp, Popover, cx } from '@plaza/design'
import { changeOf } from './change-of.ts'
import { useDashboardWords } from './words/index.ts'
import styles from './Figures.module.css'

const figures = ['amount', 'month', 'last_month', 'total'] as const

/** The four key figures of the shop. All but the total are compared with an earlier period. A tap on the total shows its exact definition. */
export function Figures({ of: { sales, before, orders } }: { of: Pick<Dashboard, 'sales' | 'before' | 'orders'> }) {
  const words = useDashboardWords()
  return (
    <ul aria-label={words.figures} className={styles.figures}>
      {figures.map((name) => (
        <li key={name} className={styles.figure}>
          <span className={styles.name}>
            {words.sales[name]}
            {name === 'total' && <Definition />}
          </span>
          <b className={styles.sum}>
            <Money of={sales[name]} />
          </b>
          {name === 'total' ? (
            <span className={styles.note}>{words.orders(orders)}</span>
          ) : (
            <Change percent={changeOf(sales[name], before[name])} than={words.than[name]} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Definition() {
  const words = useDashboardWords()
  return (
    <Popover
      label={words.whatCounts}
      align="end"
      trigger={(wiring) => (
        <IconButton {...wiring} compact label={words.whatCounts} className={styles.info}>
          <Icon of={IconInfoCircle} size={18} />
        </IconButton>
      )}
    >
      <p className={styles.definition}>{words.definition}</p>
    </Popover>
  )
}

function Change({ percent, than }: { percent: number | null; than: string }) {
  const words = useDashboardWords()
  if (percent === null) return <span className={styles.note}>{words.nothingBefore}</span>
  const isLess = percent < 0
  return (
    <span className={styles.note}>
      <b className={cx('num', styles.change, isLess && styles.less)}>
        <Icon of={isLess ? IconTrendingDown : IconTrendingUp} size={16} />
        <span className="sr">{isLess ? words.less : words.more}</span> {Math.abs(percent)}%
      </b>{' '}
      {than}
    </span>
  )
}
