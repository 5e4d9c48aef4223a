import { useShowBalance } from '@plaza/client'
import { Failure } from '../../parts/Failure.tsx'
import { BalanceCard } from '../../parts/wallet/BalanceCard.tsx'

/** Summary of the wallet. */
export function OwnWallet() {
  const query = useShowBalance(1)
  if (!query.data && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return <BalanceCard balance={query.data} />
}
