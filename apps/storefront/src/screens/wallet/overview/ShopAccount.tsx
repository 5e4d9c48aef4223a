import type { Balance } from '@plaza/contract'
import { ButtonLink } from '@plaza/design'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import card from '../Wallet.module.css'
import { useOverviewWords } from './words/index.ts'

/** Earnings of the user's own shop. */
export function ShopAccount({ merchant }: { merchant: NonNullable<Balance['merchant']> }) {
  const words = useOverviewWords()
  const { shown } = useSums()
  return (
    <section aria-labelledby="shop-account" className={card.card}>
      <h2 id="shop-account">{words.shop(merchant.shop_name)}</h2>
      <dl className={card.facts}>
        <div>
          <dt>{words.shopAvailable}</dt>
          <dd className="num">{shown(merchant.balance)}</dd>
        </div>
        <div>
          <dt>{words.shopFrozen}</dt>
          <dd className="num">{shown(merchant.frozen)}</dd>
        </div>
        <div>
          <dt>{words.shopPending}</dt>
          <dd className="num">{shown(merchant.pending)}</dd>
        </div>
      </dl>
      <ButtonLink look="soft" size="small" href={hrefOfView('withdraw', { account: 'merchant' })}>
        {words.shopWithdraw}
      </ButtonLink>
    </section>
  )
}
