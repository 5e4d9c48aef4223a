import { Failed, Money } from '@plaza/console'
import type { CaseRow } from '@plaza/contract'
import { Button, EmptyScene, IconChecks, IconSearch, RowSkeleton, StatusChip, cx } from '@plaza/design'
import type { useListCasesPages } from '../../../calls/queue.ts'
import { Due } from '../Due.tsx'
import type { QueueAddress } from '../use-queue-address.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import { useWords } from '../../../words/index.ts'
import styles from './CaseList.module.css'

type Props = { query: ReturnType<typeof useListCasesPages>; at: QueueAddress }

/** The cases as a list, nearest deadline first. */
export function CaseList({ query, at }: Props) {
  const words = useCaseWords()
  const { console: shared } = useWords()
  const rows = query.data?.pages.flatMap(({ list }) => list)
  return (
    <div className={styles.list}>
      {!rows && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!rows && !query.isError && [0, 1, 2, 3, 4].map((each) => <RowSkeleton key={each} />)}
      {rows?.length === 0 && <Nothing at={at} own={query.data?.pages[0]?.own_decided ?? 0} />}
      {rows && rows.length > 0 && (
        <ul aria-label={words.title} className={styles.rows}>
          {rows.map((row) => (
            <li key={`${row.kind}-${row.id}`}>
              <Row row={row} at={at} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button look="outline" size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {shared.showMore}
        </Button>
      )}
    </div>
  )
}

/** Text for an empty list. Operators who decided cases see their number of decisions. */
function Nothing({ at, own }: { at: QueueAddress; own: number }) {
  const words = useCaseWords()
  if (at.keyword !== '' || at.state === 'decided')
    return <EmptyScene icon={IconSearch} title={words.noneFound} text={words.noneFoundText} />
  return <EmptyScene icon={IconChecks} title={words.empty} text={own > 0 ? words.ownDecided(own) : words.emptyText} />
}

function Row({ row, at }: { row: CaseRow; at: QueueAddress }) {
  const words = useCaseWords()
  const { kind, id, who, amount, about, signatures, claimed_by: claimed } = row
  const isOpened = at.opened?.kind === kind && at.opened.id === id
  const name = words.caseName({ kind, id })
  return (
    <a
      href={at.to({ opened: { kind, id }, deciding: false })}
      data-row
      aria-current={isOpened ? 'true' : undefined}
      className={cx(styles.row, isOpened && styles.opened)}
    >
      <span className={styles.line}>
        <b className={styles.name}>{name}</b>
        {amount !== null && (
          <b className={styles.amount}>
            <Money of={amount} />
          </b>
        )}
      </span>
      <span className={styles.who}>
        {who.name}
        {about !== '' && ` · ${about}`}
      </span>
      <span className={styles.line}>
        {at.state === 'open' ? <Due of={row} /> : <span>{words.stateOf(row.state)}</span>}
        {at.state === 'open' && signatures > 0 && <StatusChip tone="info">{words.signaturesOf(signatures)}</StatusChip>}
        {claimed && <span className={styles.claimed}>{claimed.mine ? words.yours : claimed.name}</span>}
      </span>
    </a>
  )
}
