import { useGetWallets, useGetStore } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { Failure } from '../../../parts/Failure.tsx'
import { LinesSkeleton } from '@plaza/design'
import type { Start } from './recharge-form.ts'
import { WrittenRecharge } from './WrittenRecharge.tsx'

/** Three steps of a crypto recharge on one page, shown once the mall's wallets have loaded. */
export function CryptoForm({ user, start }: { user: UserInfo; start: Start | undefined }) {
  const wallets = useGetWallets()
  const config = useGetStore('website_config').data
  if (wallets.data && config) return <WrittenRecharge user={user} wallets={wallets.data} least={config.min_recharge} start={start} />
  if (wallets.isError) return <Failure error={wallets.error} busy={wallets.isFetching} onRetry={() => void wallets.refetch()} />
  return <LinesSkeleton lines={8} />
}
