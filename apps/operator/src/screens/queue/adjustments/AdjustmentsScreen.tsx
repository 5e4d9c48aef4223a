import { isCallFailure } from '@plaza/client'
import { Card, ConsolePage, Failed, Money } from '@plaza/console'
import type { Adjustment, StaffRole } from '@plaza/contract'
import { Button, EmptyScene, IconReceipt, LinesSkeleton, StatusChip, toasts } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListAdjustmentsPages, useSignAdjustment } from '../../../calls/queue.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { AccountName } from '../../../parts/tell/AccountName.tsx'
import { useWords } from '../../../words/index.ts'
import { AskSheet } from './AskSheet.tsx'
import { useAdjustmentWords } from './words/index.ts'
import styles from './Adjustments.module.css'

const asks: readonly StaffRole[] = ['owner', 'finance']
const signs: readonly StaffRole[] = ['owner', 'finance', 'risk']
const tones = { signed_once: 'warning', made: 'success', withdrawn: 'quiet' } as const

/**
 * Balances cannot be edited directly. One operator requests an adjustment, another operator approves it, and the account's owner can read the
 * reason.
 */
export default function AdjustmentsScreen() {
  const words = useAdjustmentWords()
  const { console: shared } = useWords()
  const query = useListAdjustmentsPages()
  const [isAsking, setIsAsking] = useState(false)
  const rows = query.data?.pages.flatMap((page) => page.list)
  const add = (
    <ForRoles roles={asks}>
      {(rests) => (
        <Button whyNot={rests} onClick={() => setIsAsking(true)}>
          {words.ask}
        </Button>
      )}
    </ForRoles>
  )
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow" actions={rows?.length === 0 ? undefined : add}>
      {!rows && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!rows && !query.isError && <LinesSkeleton lines={8} />}
      {rows?.length === 0 && <EmptyScene icon={IconReceipt} title={words.none} action={add} />}
      {rows?.map((row) => (
        <One key={row.id} row={row} />
      ))}
      {query.hasNextPage && (
        <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {shared.showMore}
        </Button>
      )}
      {isAsking && <AskSheet onClose={() => setIsAsking(false)} />}
    </ConsolePage>
  )
}

/** The person who requested an adjustment cannot approve it. */
const isOwnRequest = (error: unknown): boolean =>
  isCallFailure(error) && (error.data as { decision?: string } | null | undefined)?.decision === 'signed_already'

function One({ row }: { row: Adjustment }) {
  const words = useAdjustmentWords()
  const shared = useWords()
  const { lang } = useReader()
  const [key] = useState(randomToken)
  const [no] = useState(randomToken)
  const { mutate: sign, isPending } = useSignAdjustment()
  const said = {
    onError: (error: unknown) => toasts.show(isOwnRequest(error) ? words.ownRequest : saidOf(error, shared), 'error'),
  }
  return (
    <Card>
      <p className={styles.line}>
        <b>
          <Money of={row.amount} />
        </b>
        <span className={styles.accounts}>
          <AccountName address={row.from} owner={row.from === 'suspense' ? null : row.owner} /> →{' '}
          <AccountName address={row.to} owner={row.to === 'suspense' ? null : row.owner} />
        </span>
        <StatusChip tone={tones[row.state]}>{words.states[row.state]}</StatusChip>
      </p>
      <p>{row.reason}</p>
      <p className={styles.quiet}>“{row.text}”</p>
      <p className={styles.quiet}>
        {words.askedBy({ name: row.asked_by, at: momentOf(row.asked_at, lang) })}
        {row.signed_by &&
          row.signed_at &&
          ` · ${(row.state === 'withdrawn' ? words.withdrawnBy : words.signedBy)({ name: row.signed_by, at: momentOf(row.signed_at, lang) })}`}
      </p>
      {row.state === 'signed_once' && (
        <ForRoles roles={signs}>
          {(rests) => (
            <span className={styles.ways}>
              {row.may_sign || rests !== undefined ? (
                <Button
                  size="small"
                  busy={isPending}
                  whyNot={rests}
                  onClick={() => sign({ id: row.id, sign: '1', idempotency_key: key }, said)}
                >
                  {words.sign}
                </Button>
              ) : (
                <span className={styles.quiet}>{words.ownRequest}</span>
              )}
              <Button
                size="small"
                look="outline"
                busy={isPending}
                whyNot={rests}
                onClick={() => sign({ id: row.id, sign: '0', idempotency_key: no }, said)}
              >
                {words.withdraw}
              </Button>
            </span>
          )}
        </ForRoles>
      )}
    </Card>
  )
}
