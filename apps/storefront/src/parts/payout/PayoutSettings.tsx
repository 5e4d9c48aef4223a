import { useGetPaymentSettings, useGetWallets } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { RowSkeleton } from '@plaza/design'
import { Failure } from '../Failure.tsx'
import { PaymentForm } from './PaymentForm.tsx'

/** Where money is paid out to. */
export function PayoutSettings({ user, onSaved }: { user: UserInfo; onSaved?: () => void }) {
  const asked = useGetPaymentSettings()
  const wallets = useGetWallets()
  if (asked.data && wallets.data)
    return <PaymentForm user={user} known={{ settings: asked.data, wallets: wallets.data }} onSaved={onSaved} />
  const failed = [asked, wallets].find((each) => each.isError)
  if (!failed) return <RowSkeleton />
  return <Failure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
}
