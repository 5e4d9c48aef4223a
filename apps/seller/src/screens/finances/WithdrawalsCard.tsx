import { AskSheet, Card, Money } from '@plaza/console'
import { Button, StatusChip, type StatusTone, toasts } from '@plaza/design'
import type { Withdrawal } from '@plaza/contract'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useCancelShopWithdrawal, useListShopWithdrawalsPages } from '../../calls/finances.ts'
import { useWords } from '../../words/index.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const tones: Readonly<Record<Withdrawal['state'], StatusTone>> = {
  submitted: 'warning',
  approved: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'quiet',
}

/** Withdrawals and their progress. The owner can cancel a withdrawal that is not decided yet. */
export function WithdrawalsCard({ isOwner }: { isOwner: boolean }) {
  const words = usePaymentWords()
  const shared = useWords()
  const { lang } = useReader()
  const list = useListShopWithdrawalsPages().data?.pages.flatMap((page) => page.list)
  const { mutate: cancel, isPending } = useCancelShopWithdrawal()
  const [asked, ask] = useState<string>()
  if (!list || list.length === 0) return null
  return (
    <Card title={words.withdrawals}>
      <ul className={styles.rows}>
        {list.map((each) => (
          <li key={each.id} className={styles.row}>
            <span>
              <StatusChip tone={tones[each.state]}>{words.states[each.state]}</StatusChip>
              <small>
                {each.destination.name} {each.destination.masked} · {momentOf(each.asked_at, lang)}
              </small>
              {each.reason && each.reason !== 'not_decided_in_time' && <small>{each.reason}</small>}
            </span>
            <span className={styles.end}>
              <b>
                <Money of={each.amount} />
              </b>
              {isOwner && each.can_cancel && (
                <Button look="link" size="small" busy={isPending} onClick={() => ask(each.id)}>
                  {words.takeBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <AskSheet
          words={words.askBack}
          label={words.takeBack}
          busy={isPending}
          onDo={() =>
            cancel({ id: asked }, { onError: (error) => toasts.show(saidOf(error, shared), 'error'), onSettled: () => ask(undefined) })
          }
          onClose={() => ask(undefined)}
        />
      )}
    </Card>
  )
}
