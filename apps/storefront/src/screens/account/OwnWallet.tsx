import { useShowBalance } from '@plaza/client'
import { Failure } from '../../parts/Failure.tsx'
import { BalanceCard } from '../../parts/wallet/BalanceCard.tsx'

/** The wallet at a glance. */
export function OwnWallet() {
  const asked = useShowBalance(1)
  if (!asked.data && asked.isError) return <Failure error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  return <BalanceCard balance={asked.data} />
}
