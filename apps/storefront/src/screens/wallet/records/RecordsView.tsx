import { useListRechargesPages } from '@plaza/client'
import { type Recharge, rechargeStates } from '@plaza/contract'
import { Button, ButtonLink, Chip, EmptyScene, RowSkeleton } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { scene } from '../../../parts/pictures/scene.ts'
import { Failure } from '../../../parts/Failure.tsx'
import type { ScreenProps } from '../../screen.ts'
import { ActivityList } from '../ActivityList.tsx'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import type { Activity } from '../activity.ts'
import { MoreRows } from '../MoreRows.tsx'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'

/** The customer's recharges. The filter and the open recharge are in the URL. */
export default function RecordsView({ query }: ScreenProps) {
  return <WalletFrame view="records">{() => <Records query={query} />}</WalletFrame>
}

const rowOf = (recharge: Recharge): Activity => ({ key: recharge.id, date: recharge.date, recharge, state: recharge.state })

function Records({ query }: { query: URLSearchParams }) {
  const words = useWalletWords()
  const state = rechargeStates.find((each) => each === query.get('state'))
  const record = query.get('record')
  const request = useListRechargesPages(state ? { state } : {})
  const recharges = request.data?.pages.flatMap((page) => page.list)
  const show = (more: Readonly<Record<string, string>>) => changeQuery(hrefOfView('records', { ...(state && { state }), ...more }))
  return (
    <section aria-label={words.views.records} className={card.card}>
      <div role="group" aria-label={words.filters.state} className={card.presets}>
        <Chip pressed={!state} onChange={() => changeQuery(hrefOfView('records'))}>
          {words.filters.all}
        </Chip>
        {rechargeStates.map((each) => (
          <Chip key={each} pressed={each === state} onChange={(on) => changeQuery(hrefOfView('records', on ? { state: each } : {}))}>
            {words.states[each]}
          </Chip>
        ))}
      </div>
      {!recharges && request.isError && <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {!recharges && !request.isError && [0, 1, 2, 3].map((at) => <RowSkeleton key={at} />)}
      {recharges?.length === 0 &&
        (state ? (
          <EmptyScene
            pictures={scene('coin')}
            title={words.noneFiltered}
            action={
              <Button look="soft" onClick={() => changeQuery(hrefOfView('records'))}>
                {words.filters.clear}
              </Button>
            }
          />
        ) : (
          <EmptyScene
            pictures={scene('coin')}
            title={words.noRecords}
            text={words.noRecordsText}
            action={<ButtonLink href={hrefOfView('recharge')}>{words.views.recharge}</ButtonLink>}
          />
        ))}
      {recharges && <ActivityList rows={recharges.map(rowOf)} onOpen={({ recharge }) => recharge && show({ record: recharge.id })} />}
      {recharges && <MoreRows count={recharges.length} query={request} />}
      <ReceiptSheet opened={record ? { kind: 'recharge', id: record } : undefined} onClose={() => show({})} />
    </section>
  )
}
