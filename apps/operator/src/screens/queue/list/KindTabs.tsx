import { cx } from '@plaza/design'
import type { CaseKind } from '@plaza/contract'
import { useNow } from '../use-now.ts'
import type { QueueAddress } from '../use-queue-address.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './KindTabs.module.css'

type Props = { counts: Readonly<Record<string, { open: number; late: number }>>; at: QueueAddress }

/** Tabs for the kinds of cases that the operator's role may read, each with its number of waiting and overdue cases. */
export function KindTabs({ counts, at }: Props) {
  const words = useCaseWords()
  useNow()
  const kinds = Object.entries(counts) as [CaseKind, { open: number; late: number }][]
  const all = kinds.reduce((sum, [, { open, late }]) => ({ open: sum.open + open, late: sum.late + late }), { open: 0, late: 0 })
  const rest = { opened: undefined, deciding: false, keyword: '' }
  return (
    <nav aria-label={words.kindsLabel} className={styles.tabs}>
      <Tab
        href={at.to({ ...rest, kind: undefined, state: 'open', mine: false })}
        lit={!at.kind && at.state === 'open' && !at.mine}
        {...all}
      >
        {words.all}
      </Tab>
      {kinds.map(([kind, count]) => (
        <Tab
          key={kind}
          href={at.to({ ...rest, kind, state: 'open', mine: false })}
          lit={at.kind === kind && at.state === 'open'}
          {...count}
        >
          {words.kinds[kind]}
        </Tab>
      ))}
      <Tab href={at.to({ ...rest, kind: undefined, state: 'open', mine: true })} lit={at.mine}>
        {words.mine}
      </Tab>
      <Tab href={at.to({ ...rest, kind: undefined, state: 'decided', mine: false })} lit={at.state === 'decided'}>
        {words.decided}
      </Tab>
    </nav>
  )
}

type TabProps = { href: string; lit: boolean; open?: number; late?: number; children: string }

function Tab({ href, lit, open = 0, late = 0, children }: TabProps) {
  const words = useCaseWords()
  return (
    <a href={href} aria-current={lit ? 'page' : undefined} className={cx(styles.tab, lit && styles.lit)}>
      {children}
      {open > 0 && <span className={cx('num', styles.count)}>{open > 9999 ? '9999+' : open}</span>}
      {late > 0 && <span className={styles.late}>{words.lateCount(late)}</span>}
    </a>
  )
}
