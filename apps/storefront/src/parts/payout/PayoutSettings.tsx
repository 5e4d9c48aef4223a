import { useGetPaymentSettings, useGetWallets } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { RowSkeleton } from '@plaza/design'
import { Failure } from '../Failure.tsx'
import { PaymentForm } from './PaymentForm.tsx'

/** Settings for payouts to the user. */
export function PayoutSettings({ user, onSaved }: { user: UserInfo; onSaved?: () => void }) {
  const query = useGetPaymentSettings()
  const wallets = useGetWallets()
  if (query.data && wallets.data)
    return <PaymentForm user={user} known={{ settings: query.data, wallets: wallets.data }} onSaved={onSaved} />
  const failed = [query, wallets].find((each) => each.isError)
  if (!failed) return <RowSkeleton />
  return <Failure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
}
