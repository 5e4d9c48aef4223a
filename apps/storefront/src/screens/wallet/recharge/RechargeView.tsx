import { useListRechargesPages } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { Banner, ButtonLink, EmptyScene, IconWallet, LinesSkeleton } from '@plaza/design'
import { shortMomentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { hrefOf } from '../../../paths.ts'
import type { ScreenProps } from '../../screen.ts'
import { WalletFrame } from '../WalletFrame.tsx'
import { CryptoForm } from './CryptoForm.tsx'
import { SentRecharge } from './SentRecharge.tsx'
import { useRechargeWords } from './words/index.ts'

/** Puts money in: what was sent to a wallet of the mall, and the proof of it. */
export default function RechargeView({ query }: ScreenProps) {
  const sent = query.get('sent')
  return <WalletFrame view="recharge">{(user) => (sent ? <SentRecharge id={sent} /> : <Ways user={user} />)}</WalletFrame>
}

function Ways({ user }: { user: UserInfo }) {
  const { lang } = useReader()
  const words = useRechargeWords()
  const recharges = useListRechargesPages({ limit: '1' })
  const known = recharges.data?.pages[0]
  if (!known && recharges.isError)
    return <Failure error={recharges.error} busy={recharges.isFetching} onRetry={() => void recharges.refetch()} />
  if (!known) return <LinesSkeleton lines={6} />
  if (!known.channels.includes('wallet'))
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
      {known.left_today === 0 && known.next_at && <Banner tone="warning">{words.tooMany(shortMomentOf(known.next_at, lang))}</Banner>}
      <CryptoForm user={user} />
    </>
  )
}
