import { Card, ConsolePage, Failed } from '@plaza/console'
import type { MallWallet } from '@plaza/contract'
import { Button, LinesSkeleton, StatusChip } from '@plaza/design'
import { useState } from 'react'
import { useListMallWallets } from '../../../calls/settings.ts'
import { AddressChange } from './AddressChange.tsx'
import { WalletSheet } from './WalletSheet.tsx'
import { useReceivingWords } from './words/index.ts'
import styles from './Receiving.module.css'

/**
 * Receiving addresses for recharges: the address that shoppers see, and pending changes. A change waits for approval by a second operator, then for
 * its effective day.
 */
export default function ReceivingScreen() {
  const words = useReceivingWords()
  const query = useListMallWallets()
  const [open, setOpen] = useState<MallWallet | null>(null)
  const list = query.data?.list
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow">
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={8} />}
      {list?.map((wallet) => (
        <Card key={wallet.code}>
          <div className={styles.head}>
            <b>{wallet.name}</b>
            <span className={styles.quiet}>
              {wallet.asset} · {wallet.network}
            </span>
            {!wallet.enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
            <Button look="outline" size="small" aria-label={`${words.change}: ${wallet.name}`} onClick={() => setOpen(wallet)}>
              {words.change}
            </Button>
          </div>
          <p className={styles.quiet}>{wallet.address ? words.shown : words.noAddress}</p>
          {wallet.address && <p className={styles.address}>{wallet.address}</p>}
          {wallet.changes.slice(0, 3).map((change) => (
            <AddressChange key={change.id} change={change} />
          ))}
        </Card>
      ))}
      {open && <WalletSheet known={open} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}
