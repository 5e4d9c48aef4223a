import { useGetStore, useListRechargesPages } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { Banner, ButtonLink, EmptyScene, IconWallet, LinesSkeleton } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { changeQuery } from '@plaza/web/route'
import { formatMoney, greatestMoney, money, parseMoney } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { Tabs } from '../../../parts/tabs/Tabs.tsx'
import { hrefOf } from '../../../paths.ts'
import type { ScreenProps } from '../../screen.ts'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import { BankForm } from './BankForm.tsx'
import { CryptoForm } from './CryptoForm.tsx'
import { SentRecharge } from './SentRecharge.tsx'
import { useRechargeWords } from './words/index.ts'

/** Adds money to the wallet: by card and bank if configured, or by crypto transfer to a wallet of the mall. */
export default function RechargeView({ query }: ScreenProps) {
  const sent = query.get('sent')
  return (
    <WalletFrame view="recharge">
      {(user) =>
        sent ? <SentRecharge id={sent} /> : <RechargeForms user={user} requestedTab={query.get('by')} need={readNeed(query.get('need'))} />
      }
    </WalletFrame>
  )
}

/** Most customers pay by card or bank, so a transfer of crypto comes last. */
const tabs = ['bank', 'crypto'] as const

/** The sum that an order needs, from the link of the checkout. */
const readNeed = (text: string | null): string | undefined => {
  const sum = parseMoney(text ?? '')
  return sum === undefined || sum <= 0n ? undefined : formatMoney(sum)
}

type FormsProps = { user: UserInfo; requestedTab: string | null; need: string | undefined }

function RechargeForms({ user, requestedTab, need }: FormsProps) {
  const { lang } = useReader()
  const words = useRechargeWords()
  const recharges = useListRechargesPages({ limit: '1' })
  const least = useGetStore('website_config').data?.min_recharge
  const known = recharges.data?.pages[0]
  if (!known && recharges.isError)
    return <Failure error={recharges.error} busy={recharges.isFetching} onRetry={() => void recharges.refetch()} />
  if (!known || (need && !least)) return <LinesSkeleton lines={6} />
  const gateways = known.channels.filter((channel) => channel !== 'wallet')
  const start = need && least ? { need, amount: formatMoney(greatestMoney(money(need), money(least))) } : undefined
  const open = tabs.filter((tab) => (tab === 'crypto' ? known.channels.includes('wallet') : gateways.length > 0))
  const tab = open.find((each) => each === requestedTab) ?? open[0]
  const shown = tab === 'bank' ? <BankForm channels={gateways} start={start} /> : <CryptoForm user={user} start={start} />
  if (!tab)
    return (
      <EmptyScene
        icon={IconWallet}
        title={words.nothingYet}
        text={words.nothingYetText}
        action={<ButtonLink href={hrefOf('support')}>{words.contact}</ButtonLink>}
      />
    )
  return (
    <>
      {known.left_today === 0 && known.next_at && <Banner tone="warning">{words.tooMany(momentOf(known.next_at, lang))}</Banner>}
      {open.length > 1 ? (
        <Tabs
          name="recharge"
          label={words.ways}
          tabs={open.map((value) => ({ value, label: words[value] }))}
          value={tab}
          onChange={(by) => changeQuery(hrefOfView('recharge', { by, ...(need && { need }) }))}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
    </>
  )
}
