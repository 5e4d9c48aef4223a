import { ConsolePage, Failed, PageSkeleton } from '@plaza/console'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useShowShopBalance } from '../../calls/finances.ts'
import { useGetSeller } from '../../calls/dashboard.ts'
import { Balances } from './Balances.tsx'
import { LedgerCard } from './LedgerCard.tsx'
import { PendingCard } from './PendingCard.tsx'
import { SimulatorCard } from './SimulatorCard.tsx'
import { StatementCard } from './StatementCard.tsx'
import { WithdrawalsCard } from './WithdrawalsCard.tsx'
import { WithdrawSheet } from './WithdrawSheet.tsx'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

/** Money of the shop: balances, pending money by day, monthly statement and ledger lines. The owner withdraws here. */
export default function PaymentsScreen() {
  const words = usePaymentWords()
  const balance = useShowShopBalance()
  const me = useGetSeller().data
  const isOwner = me?.role === 'owner'
  const [isAsking, setIsAsking] = useState(false)
  if (balance.isError && !balance.data)
    return (
      <ConsolePage title={words.title}>
        <Failed error={balance.error} busy={balance.isFetching} onRetry={() => void balance.refetch()} />
      </ConsolePage>
    )
  if (!balance.data) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} actions={isOwner && <Button onClick={() => setIsAsking(true)}>{words.withdraw}</Button>}>
      <Balances of={balance.data} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <StatementCard />
          <LedgerCard />
        </div>
        <div className={styles.stack}>
          <PendingCard of={balance.data.pending} />
          <WithdrawalsCard isOwner={isOwner} />
          <SimulatorCard />
        </div>
      </div>
      {isAsking && me && <WithdrawSheet email={me.email} onClose={() => setIsAsking(false)} />}
    </ConsolePage>
  )
}
