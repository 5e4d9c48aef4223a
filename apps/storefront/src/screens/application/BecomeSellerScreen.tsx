import { useShowApplication } from '@plaza/client'
import type { ShopApplication, UserInfo } from '@plaza/contract'
import { Button, ButtonLink, EmptyScene, Icon, IconClock, IconGift, IconLock, LinesSkeleton } from '@plaza/design'
import { useState } from 'react'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { VerifyEmailSheet } from '../../parts/account/VerifyEmail.tsx'
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
      {!known.paused_until && <Writing known={known} user={user} />}
    </div>
  )
}

/** The application needs a verified e-mail, so the code is asked for before the form. */
function Writing({ known, user }: { known: ShopApplication; user: UserInfo }) {
  const words = useApplicationWords()
  const [wasUnverified] = useState(!user.email_verified)
  const [isOpen, setIsOpen] = useState(true)
  if (user.email_verified) return <ApplicationForm known={known} user={user} isNext={wasUnverified} />
  return (
    <section aria-labelledby="first-title" className={styles.card}>
      <h2 id="first-title">{words.first}</h2>
      <p className={styles.quiet}>{words.unverified}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words.verify}
        </Button>
      </div>
      <VerifyEmailSheet email={user.email} open={isOpen} onClose={() => setIsOpen(false)} why={words.unverified} />
    </section>
  )
}
