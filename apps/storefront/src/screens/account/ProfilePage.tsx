import { useIsWide } from '@plaza/web/hooks'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { AccountMenu } from '../../parts/account/AccountMenu.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { OpenPayments } from '../../parts/checkout/OpenPayments.tsx'
import { useSession } from '../../mall/mall.tsx'
import { ClosingBanner } from './ClosingBanner.tsx'
import { Greeting } from './Greeting.tsx'
import { LatestNotices } from './LatestNotices.tsx'
import { OrderLinks } from './OrderWays.tsx'
import { OwnWallet } from './OwnWallet.tsx'
import { SellerCard } from './SellerCard.tsx'
import { ShelfLinks } from './ShelfWays.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { VerifyEmail } from '../../parts/account/VerifyEmail.tsx'
import { VisitorProfile } from './VisitorProfile.tsx'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

/** Account overview: the customer's name and photo, unfinished tasks and links. */
export function ProfilePage() {
  const { token, user } = useSession()
  const words = useProfileWords()
  const isWide = useIsWide()
  if (token === null) return <VisitorProfile />
  return (
    <AccountFrame here="myAccount" title={words.title} back={null} head={user ? <Greeting user={user} /> : undefined}>
      <OwnOnly>
        {(own) => (
          <div className={styles.blocks}>
            <OpenPayments />
            {own.closing_at && <ClosingBanner closingAt={own.closing_at} />}
            {!own.email_verified && <VerifyEmail email={own.email} />}
            {own.seller.state !== 'none' && <SellerCard user={own} />}
            <OwnWallet />
            <OrderLinks orders={own.orders} />
            <ShelfLinks />
            {isWide ? (
              <div className={styles.columns}>
                <LatestNotices />
                <Shortcuts of={own} />
              </div>
            ) : (
              <Shortcuts of={own} />
            )}
            {!isWide && <AccountMenu look="rows" here="myAccount" />}
            {own.seller.state === 'none' && <SellerCard user={own} />}
          </div>
        )}
      </OwnOnly>
    </AccountFrame>
  )
}
