import { ConsolePage, Failed, useIndexAddress, Views } from '@plaza/console'
import { type CashView, cashViews } from '@plaza/contract'
import { Button, EmptyScene, IconCash, LinesSkeleton } from '@plaza/design'
import { useState } from 'react'
import { useListCashPages } from '../../calls/cash.ts'
import { useWords } from '../../words/index.ts'
import { CashCard } from './CashCard.tsx'
import { type CashAct, CashSheet } from './CashSheet.tsx'
import { useCashWords } from './words/index.ts'

/** Cash on delivery that waits for staff: shop reports, handed-over money, refunds that shops cannot pay, and transfers to approve. */
export default function CashScreen() {
  const words = useCashWords()
  const { console: shared } = useWords()
  const at = useIndexAddress<CashView>({ views: cashViews })
  const cash = useListCashPages({ view: at.view })
  const [act, setAct] = useState<CashAct>()
  const entries = cash.data?.pages.flatMap((page) => page.list)
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      <Views views={cashViews.map((key) => ({ key, label: words.views[key] }))} at={at} />
      {!entries && cash.isError && <Failed error={cash.error} busy={cash.isFetching} onRetry={() => void cash.refetch()} />}
      {!entries && !cash.isError && <LinesSkeleton lines={8} />}
      {entries?.length === 0 && <EmptyScene icon={IconCash} title={words.none[at.view]} text={words.noneText} />}
      {entries?.map((entry) => (
        <CashCard key={`${entry.kind}-${entry.id}`} view={at.view} entry={entry} onAct={setAct} />
      ))}
      {cash.hasNextPage && (
        <Button look="outline" busy={cash.isFetchingNextPage} onClick={() => void cash.fetchNextPage()}>
          {shared.showMore}
        </Button>
      )}
      {act && <CashSheet act={act} onClose={() => setAct(undefined)} />}
    </ConsolePage>
  )
}
