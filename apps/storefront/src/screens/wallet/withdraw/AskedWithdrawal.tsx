import type { Withdrawal } from '@plaza/contract'
import { ButtonLink, Icon, IconHourglass, PriceText, cx } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import card from '../Wallet.module.css'
import { useWithdrawWords } from './words/index.ts'

/** The requested withdrawal, and when it is decided and paid. */
export function RequestedWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const { lang } = useReader()
  const words = useWithdrawWords()
  const { base } = useSums()
  const { amount, arrives, destination } = withdrawal
  const when = (moment: string) => momentOf(moment, lang)
  return (
    <div className={cx(card.card, card.narrow)}>
      <div role="status" className={card.sent}>
        <span className={card.sentMark}>
          <Icon of={IconHourglass} size={36} />
        </span>
        <h2>{words.doneTitle}</h2>
        <p className={card.sentSum}>
          <PriceText value={base(amount)} />
        </p>
        <p className={card.text}>{words.arrivesAt(base(arrives), `${destination.name} ${destination.masked}`)}</p>
        <p className={card.text}>{words.done(when(withdrawal.decide_by), when(withdrawal.pay_by))}</p>
        {withdrawal.already && <p className={card.text}>{words.already}</p>}
        <div className={card.ways}>
          <ButtonLink href={hrefOfView('withdraw_list')}>{words.toList}</ButtonLink>
          <ButtonLink look="outline" href={hrefOfView('overview')}>
            {words.toWallet}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
