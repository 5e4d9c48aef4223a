import { useListWithdrawalsPages } from '@plaza/client'
import { withdrawalStates } from '@plaza/contract'
import { Button, ButtonLink, Chip, EmptyScene, RowSkeleton } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { scene } from '../../../parts/pictures/scene.ts'
import { Failure } from '../../../parts/Failure.tsx'
import type { ScreenProps } from '../../screen.ts'
import { MoreRows } from '../MoreRows.tsx'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { WithdrawalCard } from './WithdrawalCard.tsx'
import { useWithdrawWords } from './words/index.ts'
import styles from './Withdraw.module.css'

/** The customer's withdrawals with their status. Undecided withdrawals can be cancelled. */
export default function WithdrawListView({ query }: ScreenProps) {
  return <WalletFrame view="withdraw_list">{() => <Withdrawals query={query} />}</WalletFrame>
}

function Withdrawals({ query }: { query: URLSearchParams }) {
  const all = useWalletWords()
  const words = useWithdrawWords()
  const state = withdrawalStates.find((each) => each === query.get('state'))
  const request = useListWithdrawalsPages(state ? { state } : {})
  const withdrawals = request.data?.pages.flatMap((page) => page.list)
  const open = withdrawals?.find(({ id }) => id === query.get('record'))
  const stateQuery: Record<string, string> = state ? { state } : {}
  const show = (more: Readonly<Record<string, string>>) => changeQuery(hrefOfView('withdraw_list', { ...stateQuery, ...more }))
  const choose = (next?: string) => changeQuery(hrefOfView('withdraw_list', next ? { state: next } : {}))
  return (
    <section aria-label={all.views.withdraw_list} className={styles.list}>
      <div role="group" aria-label={all.filters.state} className={card.presets}>
        <Chip pressed={!state} onChange={() => choose()}>
          {all.filters.all}
        </Chip>
        {withdrawalStates.map((each) => (
          <Chip key={each} pressed={each === state} onChange={(on) => choose(on ? each : undefined)}>
            {all.states[each]}
          </Chip>
        ))}
      </div>
      {!withdrawals && request.isError && (
        <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      )}
      {!withdrawals && !request.isError && [0, 1, 2].map((at) => <RowSkeleton key={at} />)}
      {withdrawals?.length === 0 && (
        <EmptyScene
          pictures={scene('bank')}
          title={state ? all.noneFiltered : words.none}
          {...(!state && { text: words.noneText })}
          action={
            state ? (
              <Button look="soft" onClick={() => choose()}>
                {all.filters.clear}
              </Button>
            ) : (
              <ButtonLink href={hrefOfView('withdraw')}>{words.ask}</ButtonLink>
            )
          }
        />
      )}
      {withdrawals && withdrawals.length > 0 && (
        <ul className={styles.cards}>
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalCard withdrawal={withdrawal} onOpen={() => show({ record: withdrawal.id })} />
            </li>
          ))}
        </ul>
      )}
      {withdrawals && <MoreRows count={withdrawals.length} query={request} />}
      <ReceiptSheet opened={open && { kind: 'withdrawal', withdrawal: open }} onClose={() => show({})} />
    </section>
  )
}
