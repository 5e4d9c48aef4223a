import { useShowRecharge } from '@plaza/client'
import type { Recharge } from '@plaza/contract'
import { ButtonLink, Icon, IconCheck, IconCircleX, IconHourglass, LinesSkeleton, PriceText, cx } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { usePaymentHref } from '../../../parts/checkout/BackToPayment.tsx'
import { useOpenPaymentWords } from '../../../parts/checkout/words/index.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { RecordSteps } from '../receipt/RecordSteps.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

/** The sent recharge and its state, which updates live. */
export function SentRecharge({ id }: { id: string }) {
  const query = useShowRecharge(id)
  if (query.data) return <RechargeReport recharge={query.data} />
  if (query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return <LinesSkeleton lines={5} />
}

const marks = { submitted: IconHourglass, pending: IconHourglass, completed: IconCheck, failed: IconCircleX } as const

function RechargeReport({ recharge }: { recharge: Recharge }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = useRechargeWords()
  const { base } = useSums()
  const { state, decide_by: by } = recharge
  const until = by === null ? '' : momentOf(by, lang)
  const backWords = useOpenPaymentWords()
  const back = usePaymentHref()
  const isOpen = state === 'submitted' || state === 'pending'
  return (
    <div className={cx(card.card, card.narrow)}>
      <div role="status" className={cx(card.sent, styles[state])}>
        <span className={card.sentMark}>
          <Icon of={marks[state]} size={36} />
        </span>
        <h2>{isOpen ? words.doneTitle : state === 'completed' ? words.credited : words.failed}</h2>
        <p className={card.sentSum}>
          <PriceText value={base(recharge.actual_amount ?? recharge.expected_amount)} />
        </p>
        <p className={card.text}>{isOpen ? words.done(until) : state === 'completed' ? words.creditedText : recharge.message}</p>
      </div>
      <RecordSteps steps={recharge.steps} next={isOpen ? all.promised(until) : undefined} />
      {back !== undefined && isOpen && <p className={card.text}>{all.topUp.pendingText}</p>}
      <div className={cx(card.ways, styles.after)}>
        {back !== undefined && <ButtonLink href={back}>{backWords.back}</ButtonLink>}
        <ButtonLink look={back === undefined ? 'primary' : 'outline'} href={hrefOfView('records', { record: recharge.id })}>
          {words.toRecords}
        </ButtonLink>
        {back === undefined && (
          <ButtonLink look="outline" href={hrefOfView('overview')}>
            {words.toWallet}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
