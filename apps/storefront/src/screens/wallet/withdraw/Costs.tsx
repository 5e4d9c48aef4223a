import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { Facts } from '../receipt/Facts.tsx'
import card from '../Wallet.module.css'
import type { Check } from './stops.ts'
import { useWithdrawWords } from './words/index.ts'

/** The fee and the payout amount, shown before the request. */
export function Costs({ check }: { check: Check | undefined }) {
  const { lang } = useReader()
  const words = useWithdrawWords()
  const { base } = useSums()
  const known = check?.fee !== null && check?.arrives !== null ? check : undefined
  return (
    <div role="group" aria-label={words.costs} aria-live="polite">
      {known ? (
        <>
          <Facts
            facts={[
              { term: words.fee, value: base(known.fee) },
              { term: words.arrives, value: base(known.arrives) },
              { term: words.decided, value: momentOf(known.decide_by, lang) },
              { term: words.paid, value: momentOf(known.pay_by, lang) },
            ]}
          />
          {known.two_people && <p className={card.small}>{words.twoPeople}</p>}
        </>
      ) : (
        <p className={card.small}>{words.costsLater}</p>
      )}
    </div>
  )
}
