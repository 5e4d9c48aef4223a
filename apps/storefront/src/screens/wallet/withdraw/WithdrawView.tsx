import { useCheckWithdrawal, useShowBalance } from '@plaza/client'
import type { UserInfo, Withdrawal } from '@plaza/contract'
import { Icon, IconShieldCheck, LinesSkeleton, Segmented } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import { Failure } from '../../../parts/Failure.tsx'
import type { ScreenProps } from '../../screen.ts'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import card from '../Wallet.module.css'
import { RequestedWithdrawal } from './AskedWithdrawal.tsx'
import { StopList } from './StopList.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { type Account, stopsOfAny } from './stops.ts'
import { useWithdrawWords } from './words/index.ts'
import styles from './Withdraw.module.css'

/** Page to request a withdrawal. It first shows the costs and anything that blocks the withdrawal. */
export default function WithdrawView({ query }: ScreenProps) {
  const account = query.get('account') === 'merchant' ? 'merchant' : 'customer'
  return <WalletFrame view="withdraw">{(user) => <Asking key={account} user={user} account={account} />}</WalletFrame>
}

function Asking({ user, account }: { user: UserInfo; account: Account }) {
  const words = useWithdrawWords()
  const [requested, setRequested] = useState<Withdrawal>()
  const balance = useShowBalance(1).data
  const check = useCheckWithdrawal({ account })
  if (requested) return <RequestedWithdrawal withdrawal={requested} />
  return (
    <div className={styles.page}>
      <p className={styles.promise}>
        <Icon of={IconShieldCheck} size={24} />
        <span>
          <b>{words.promise}</b> {words.promiseText}
        </span>
      </p>
      {balance?.merchant && (
        <Segmented
          label={words.from}
          value={account}
          onChange={(value) => changeQuery(hrefOfView('withdraw', value === 'merchant' ? { account: value } : {}))}
          options={[
            { value: 'customer', label: words.accounts.customer },
            { value: 'merchant', label: words.accounts.merchant },
          ]}
        />
      )}
      {check.data ? (
        <>
          <StopList stops={stopsOfAny(check.data.blocked)} />
          <WithdrawForm user={user} account={account} check={check.data} onRequested={setRequested} />
        </>
      ) : check.isError ? (
        <Failure error={check.error} busy={check.isFetching} onRetry={() => void check.refetch()} />
      ) : (
        <div className={card.card}>
          <LinesSkeleton lines={6} />
        </div>
      )}
    </div>
  )
}
