import { ConsolePage } from '@plaza/console'
import { cx } from '@plaza/design'
import { useListCasesPages } from '../../calls/cases.ts'
import { CasePane } from './case/CasePane.tsx'
import { CaseList } from './list/CaseList.tsx'
import { KindTabs } from './list/KindTabs.tsx'
import { useQueueAddress } from './use-queue-address.ts'
import { useQueueWords } from './words/index.ts'
import styles from './Queue.module.css'

/** What waits for a decision, the nearest promise first: the list, one case with its evidence, and the decision beside it. */
export default function QueueScreen() {
  const words = useQueueWords()
  const at = useQueueAddress()
  const asked = useListCasesPages({
    state: at.state,
    ...(at.kind && { kind: at.kind }),
    ...(at.mine && { mine: '1' as const }),
  })
  const counts = asked.data?.pages[0]?.counts ?? {}
  const step = at.opened ? (at.deciding ? styles.atDecision : styles.atCase) : styles.atList
  return (
    <ConsolePage title={words.title} busy={asked.isPending}>
      <KindTabs counts={counts} at={at} />
      <div className={cx(styles.panes, step)}>
        <CaseList asked={asked} at={at} />
        <CasePane key={at.opened ? `${at.opened.kind}-${at.opened.id}` : ''} at={at} />
      </div>
    </ConsolePage>
  )
}
