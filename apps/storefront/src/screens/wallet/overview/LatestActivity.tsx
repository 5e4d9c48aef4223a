import { useListRechargesPages, useListTransactionsPages } from '@plaza/client'
import type { Balance } from '@plaza/contract'
import { ButtonLink, EmptyScene, Icon, IconChevronRight, RowSkeleton } from '@plaza/design'
import { useState } from 'react'
import { scene } from '../../../parts/pictures/scene.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { ActivityList } from '../ActivityList.tsx'
import { hrefOfView } from '../WalletFrame.tsx'
import { type Activity, activityOf } from '../activity.ts'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'
import { openedFrom } from '../receipt/opened.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

const shown = 10

/** Latest activity by day, with the recharges still under review. */
export function LatestActivity({ holds }: { holds: Balance['holds'] }) {
  const words = useOverviewWords()
  const all = useWalletWords()
  const lines = useListTransactionsPages({ limit: String(shown) })
  const recharges = useListRechargesPages({ limit: String(shown) })
  const [open, setOpen] = useState<Activity>()
  const failed = lines.isError ? lines : undefined
  const known = lines.data?.pages[0]?.list
  const rows = known && activityOf(known, recharges.data?.pages[0]?.list ?? [], holds).slice(0, shown)
  return (
    <section aria-labelledby="activity" className={styles.activity}>
      <div className={styles.head}>
        <h2 id="activity">{words.activity}</h2>
        {rows && rows.length > 0 && (
          <a href={hrefOfView('transactions')} className={card.link}>
            {all.allRecords}
            <Icon of={IconChevronRight} size={18} />
          </a>
        )}
      </div>
      {!rows && failed && <Failure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />}
      {!rows && !failed && [0, 1, 2, 3].map((at) => <RowSkeleton key={at} />)}
      {rows?.length === 0 && (
        <EmptyScene
          pictures={scene('coin')}
          title={words.none}
          text={words.noneText}
          action={<ButtonLink href={hrefOfView('recharge')}>{words.recharge}</ButtonLink>}
        />
      )}
      {rows && rows.length > 0 && <ActivityList rows={rows} onOpen={setOpen} />}
      <ReceiptSheet opened={open && openedFrom(open)} onClose={() => setOpen(undefined)} />
    </section>
  )
}
