import { useShowApplication } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { ButtonLink, EmptyScene, Icon, IconClock, IconGift, IconLock, LinesSkeleton } from '@plaza/design'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import { useSession } from '../../mall/mall.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { Applying, Approved, StaffRemarks } from './ApplicationStates.tsx'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

/** Becoming a seller: information, the application form, and its result. */
export default function BecomeSellerScreen() {
  const words = useApplicationWords()
  const { token } = useSession()
  return (
    <AccountFrame here="becomeSeller" title={words.title}>
      {token === null && <Facts />}
      <OwnOnly title={words.logIn}>{(user) => <Own user={user} />}</OwnOnly>
    </AccountFrame>
  )
}

const icons = [IconGift, IconClock, IconLock]

function Facts() {
  const { facts } = useApplicationWords()
  return (
    <ul className={styles.facts}>
      {facts.map(({ title, text }, at) => (
        <li key={title}>
          <Icon of={icons[at] ?? IconGift} size={24} />
          <b>{title}</b>
          <span className={styles.quiet}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Own({ user }: { user: UserInfo }) {
  const words = useApplicationWords()
  const query = useShowApplication()
  const known = query.data
  if (user.seller.state === 'suspended')
    return (
      <EmptyScene
        pictures={scene('shop')}
        title={words.suspended}
        action={<ButtonLink href={hrefOf('dashboard', { tab: 'backend', to: '/standing' })}>{words.toReasons}</ButtonLink>}
      />
    )
  if (!known && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!known)
    return (
      <div className={styles.card} aria-busy>
        <LinesSkeleton lines={8} />
      </div>
    )
  if (known.state === 'approved' || user.seller.state === 'approved') return <Approved known={known} />
  if (known.state === 'applying') return <Applying known={known} />
  return (
    <div className={styles.form}>
      {user.seller.state === 'none' && <Facts />}
      <StaffRemarks known={known} user={user} />
      {!known.paused_until && <ApplicationForm key={`${known.state} ${known.sent_at}`} known={known} user={user} />}
    </div>
  )
}
