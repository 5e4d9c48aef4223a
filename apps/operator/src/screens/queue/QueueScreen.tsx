import { ConsolePage, PageSkeleton, announce, useKeys } from '@plaza/console'
import { type Case, type CaseRow } from '@plaza/contract'
import { cx } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { useEffect, useRef, useState } from 'react'
import { useListCasesPages } from '../../calls/queue.ts'
import { CasePane } from './case/CasePane.tsx'
import { UndoBar } from './decide/UndoBar.tsx'
import { CaseList } from './list/CaseList.tsx'
import { CaseSearch } from './list/CaseSearch.tsx'
import { KindTabs } from './list/KindTabs.tsx'
import { type CaseKey, type QueueAddress, useQueueAddress } from './use-queue-address.ts'
import { useCaseWords } from '../../parts/cases/words/index.ts'
import styles from './Queue.module.css'

const arrivalsMs = 20_000

const positionOf = (rows: readonly CaseRow[], opened: CaseKey | undefined) =>
  rows.findIndex(({ kind, id }) => kind === opened?.kind && id === opened.id)
/** The neighbour of the open case in the list: the case below for 1, the case above for -1. */
const beside = (rows: readonly CaseRow[], opened: CaseKey | undefined, by: 1 | -1): CaseKey | undefined => {
  const at = positionOf(rows, opened)
  const found = at === -1 ? rows[0] : rows[at + by]
  return found && { kind: found.kind, id: found.id }
}

/** Cases that wait for a decision, nearest deadline first. Shows the list, one case with its evidence, and the decision form. */
export default function QueueScreen() {
  const words = useCaseWords()
  const at = useQueueAddress()
  const [held, setHeld] = useState<Case>()
  const query = useListCasesPages({
    state: at.state,
    ...(at.kind && { kind: at.kind }),
    ...(at.mine && { mine: '1' as const }),
    ...(at.keyword !== '' && { keyword: at.keyword }),
  })
  // The previous counts remain visible while another list loads. Tabs that disappear and return would shift the layout.
  const counts = useNewest(query, (page) => page.counts)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  useMoves(at, rows)
  useArrivals(query.refetch)
  /** After a decision the next case opens automatically. The decision can be undone for ten seconds. */
  const decided = (shown: Case) => {
    const next = beside(rows, at.opened, 1) ?? beside(rows, at.opened, -1)
    setHeld(shown.held ? shown : undefined)
    announce(words.decidedCase(words.caseName(shown)))
    at.go({ opened: next, deciding: false })
  }
  const takenBack = ({ kind, id }: CaseKey) => {
    setHeld(undefined)
    at.go({ opened: { kind, id }, deciding: false })
  }
  const step = at.opened ? (at.deciding ? styles.atDecision : styles.atCase) : styles.atList
  if (!counts && query.isFetching) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} busy={query.isPending}>
      <KindTabs counts={counts ?? {}} at={at} />
      <div className={cx(styles.panes, step)}>
        <div data-pane="list" className={styles.list}>
          <CaseSearch at={at} />
          <CaseList query={query} at={at} />
        </div>
        <CasePane key={at.opened ? `${at.opened.kind}-${at.opened.id}` : ''} at={at} onDecided={decided} />
      </div>
      {held?.held && (
        <UndoBar key={`${held.kind}-${held.id}-${held.held.until}`} of={held} onOver={() => setHeld(undefined)} onTakenBack={takenBack} />
      )}
    </ConsolePage>
  )
}

/** Polls for new cases while the page is visible. Claims and decisions need no polling, because they arrive by live push. */
const useArrivals = (look: () => unknown): void => {
  const now = useRef(look)
  useEffect(() => {
    now.current = look
  })
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void now.current(), arrivalsMs)
    return () => clearInterval(timer)
  }, [])
}

/** The keys J and K open the next and the previous case. */
const useMoves = (at: QueueAddress, rows: readonly CaseRow[]): void => {
  const words = useCaseWords()
  const move = (by: 1 | -1) => {
    const found = beside(rows, at.opened, by)
    if (found) at.go({ opened: found, deciding: false })
  }
  useKeys([
    { key: 'j', does: words.keys.next, run: () => move(1) },
    { key: 'k', does: words.keys.previous, run: () => move(-1) },
    { key: '/', does: words.keys.search, run: () => document.querySelector<HTMLElement>('[data-case-search] input')?.focus() },
  ])
}
