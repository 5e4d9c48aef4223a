import { useShowBalance } from '@plaza/client'
import { Icon, IconBuildingBank, IconChevronRight, IconCoin, IconReceipt, IconWallet, type TablerIcon } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import { Failure } from '../../parts/Failure.tsx'
import { BalanceCard } from '../../parts/wallet/BalanceCard.tsx'
import { useSums } from '../../parts/wallet/use-sums.ts'
import type { ScreenProps } from '../screen.ts'
import { DemoNote, WalletFrame, hrefOfView } from './WalletFrame.tsx'
import { BalanceChart, spans } from './overview/BalanceChart.tsx'
import { HoldsSheet } from './overview/HoldsSheet.tsx'
import { LatestActivity } from './overview/LatestActivity.tsx'
import { MonthBars } from './overview/MonthBars.tsx'
import { ShopAccount } from './overview/ShopAccount.tsx'
import { useWalletWords } from './words/index.ts'
import styles from './overview/Overview.module.css'
import card from './Wallet.module.css'

const defaultSpan = 30

/** Wallet overview: the balance, pending sums, recent activity and links. */
export default function WalletScreen({ query }: ScreenProps) {
  return <WalletFrame view="overview">{() => <Overview query={query} />}</WalletFrame>
}

function Overview({ query }: { query: URLSearchParams }) {
  const isWide = useIsWide()
  const span = spans.find((each) => String(each) === query.get('days')) ?? defaultSpan
  const request = useShowBalance(span)
  const [showsHolds, setShowsHolds] = useState(false)
  const balance = request.data
  const holds = balance?.holds ?? []
  if (!balance && request.isError) return <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  return (
    <div className={styles.page}>
      <div>
        <BalanceCard balance={balance} onFrozen={() => setShowsHolds(true)} />
        <DemoNote />
        <CurrencyNote />
        <BalanceChart span={span} onSpan={(next) => changeQuery(hrefOfView('overview', { days: String(next) }))} />
        {isWide && balance && <MonthBars months={balance.months} />}
      </div>
      <div>
        <LatestActivity holds={holds} />
        {!isWide && balance && <MonthBars months={balance.months} />}
        {balance?.merchant && <ShopAccount merchant={balance.merchant} />}
        {!isWide && <WalletLinks />}
      </div>
      <HoldsSheet open={showsHolds} holds={holds} onClose={() => setShowsHolds(false)} />
    </div>
  )
}

/** Shown only if the user sees prices in another currency than the wallet's. */
function CurrencyNote() {
  const words = useWalletWords()
  const { isBase, code, readIn } = useSums()
  return isBase ? null : <p className={card.small}>{words.keptIn(code, readIn)}</p>
}

const walletLinks = [
  { view: 'records', icon: IconCoin },
  { view: 'withdraw_list', icon: IconBuildingBank },
  { view: 'transactions', icon: IconReceipt },
  { view: 'accounts', icon: IconWallet },
] as const satisfies readonly { view: string; icon: TablerIcon }[]

/** Links to the other pages of the wallet, on phones. */
function WalletLinks() {
  const words = useWalletWords()
  return (
    <nav aria-label={words.parts} className={styles.ways}>
      <ul>
        {walletLinks.map(({ view, icon }) => (
          <li key={view}>
            <a href={hrefOfView(view)}>
              <Icon of={icon} size={22} />
              <span>{words.views[view]}</span>
              <Icon of={IconChevronRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
