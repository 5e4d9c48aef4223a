import { reasonOf, useCancelWithdrawal } from '@plaza/client'
import { type Withdrawal, cancelWithdrawal } from '@plaza/contract'
import { Button, PriceText, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { reasonIn, stateTones } from '../kinds.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { useWithdrawWords } from './words/index.ts'
import styles from './Withdraw.module.css'

type Props = { withdrawal: Withdrawal; onOpen: () => void }

/** Summary of one withdrawal: amount, payout account, status and promised date. */
export function WithdrawalCard({ withdrawal, onOpen }: Props) {
  const { lang, words: shop } = useReader()
  const all = useWalletWords()
  const words = useWithdrawWords()
  const { base } = useSums()
  const cancel = useCancelWithdrawal()
  const { id, state, destination } = withdrawal
  const promised =
    state === 'submitted'
      ? all.promised(momentOf(withdrawal.decide_by, lang))
      : state === 'approved'
        ? all.paidBy(momentOf(withdrawal.pay_by, lang))
        : undefined
  const takeBack = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => toasts.show(words.cancelled),
        onError: (error) =>
          toasts.show(reasonOf(error, cancelWithdrawal) === 'decided_already' ? words.decidedAlready : saidOf(error, shop), 'error'),
      },
    )
  return (
    <article className={card.card}>
      <div className={styles.cardHead}>
        <h2 className="num">
          {'\u2212'}
          <PriceText value={base(withdrawal.amount)} />
        </h2>
        <StatusChip tone={stateTones[state]}>{all.states[state]}</StatusChip>
      </div>
      <p>{words.arrivesAt(base(withdrawal.arrives), `${destination.name} ${destination.masked}`)}</p>
      <p className={card.small}>
        {[momentOf(withdrawal.asked_at, lang), promised].filter(Boolean).join(' · ')}
        {withdrawal.late && <b> {all.late}</b>}
      </p>
      {withdrawal.reason && <p className={card.small}>{reasonIn(all.reasons, withdrawal.reason)}</p>}
      <div className={card.ways}>
        <Button look="soft" size="small" onClick={onOpen}>
          {words.details}
        </Button>
        {withdrawal.can_cancel && (
          <Button look="outline" size="small" busy={cancel.isPending} onClick={takeBack}>
            {words.cancel}
          </Button>
        )}
      </div>
    </article>
  )
}
