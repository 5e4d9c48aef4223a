import { useListTransactionsPages, useShowBalance } from '@plaza/client'
import { Button, ButtonLink, EmptyScene, RowSkeleton } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { useMemo, useState } from 'react'
import { scene } from '../../../parts/pictures/scene.ts'
import { Failure } from '../../../parts/Failure.tsx'
import type { ScreenProps } from '../../screen.ts'
import { ActivityList } from '../ActivityList.tsx'
import { MoreRows } from '../MoreRows.tsx'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import { type Activity, activityOf } from '../activity.ts'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'
import { openedFrom } from '../receipt/opened.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { DownloadTable } from './DownloadTable.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { type TransactionFilter, requestFields, filterOf, queryOfFilter } from './transaction-filter.ts'

/** Ledger lines of the wallet, filtered as in the URL. */
export default function TransactionsView({ query }: ScreenProps) {
  return <WalletFrame view="transactions">{() => <Transactions filter={filterOf(query)} />}</WalletFrame>
}

const clear = () => changeQuery(hrefOfView('transactions'))

function Transactions({ filter }: { filter: TransactionFilter }) {
  const words = useWalletWords()
  const name = JSON.stringify(filter)
  // Memoized, because the start date depends on the current time. Without it every render would send a new request.
  const wanted = useMemo(() => requestFields(JSON.parse(name) as TransactionFilter), [name])
  const request = useListTransactionsPages(wanted)
  const holds = useShowBalance(1).data?.holds ?? []
  const [open, setOpen] = useState<Activity>()
  const lines = request.data?.pages.flatMap((page) => page.list)
  const isFiltered = name !== '{}'
  return (
    <section aria-label={words.views.transactions} className={card.card}>
      <TransactionFilters filter={filter} onChange={(next) => changeQuery(hrefOfView('transactions', queryOfFilter(next)))} />
      {!lines && request.isError && <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {!lines && !request.isError && [0, 1, 2, 3, 4].map((at) => <RowSkeleton key={at} />)}
      {lines?.length === 0 && (
        <EmptyScene
          pictures={scene('receipt')}
          title={isFiltered ? words.noneFiltered : words.none}
          {...(!isFiltered && { text: words.noneText })}
          action={
            isFiltered ? (
              <Button look="soft" onClick={clear}>
                {words.filters.clear}
              </Button>
            ) : (
              <ButtonLink href={hrefOfView('recharge')}>{words.views.recharge}</ButtonLink>
            )
          }
        />
      )}
      {lines && lines.length > 0 && (
        <>
          <ActivityList rows={activityOf(lines, [], holds)} onOpen={setOpen} withBalance />
          <MoreRows count={lines.length} query={request} />
          <DownloadTable wanted={wanted} />
        </>
      )}
      <ReceiptSheet opened={open && openedFrom(open)} onClose={() => setOpen(undefined)} />
    </section>
  )
}
