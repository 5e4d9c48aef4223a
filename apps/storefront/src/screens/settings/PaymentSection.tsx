import { useGetPaymentSettings, useGetWallets } from '@plaza/client'
import { RowSkeleton } from '@plaza/design'
import { Failure } from '../../parts/Failure.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { SectionProps } from './section-props.ts'

/** Where money is paid out to. */
export function PaymentSection({ user }: SectionProps) {
  const asked = useGetPaymentSettings()
  const wallets = useGetWallets()
  if (asked.data && wallets.data) return <PaymentForm user={user} known={{ settings: asked.data, wallets: wallets.data }} />
  const failed = [asked, wallets].find((each) => each.isError)
  if (!failed) return <RowSkeleton />
  return <Failure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
}
