import type { UserInfo } from '@plaza/contract'
import { Banner, Icon, IconHelpCircle, IconLink } from '@plaza/design'
import { useIsDemo } from '@plaza/web/demo'
import { useIsWide } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { BackToPayment } from '../../parts/checkout/BackToPayment.tsx'
import { hrefOf } from '../../paths.ts'
import { type WalletView, walletViews } from './wallet-views.ts'
import { useWalletWords } from './words/index.ts'
import styles from './Wallet.module.css'

type Props = {
  view: WalletView
  /** Target of the back link on phones; the default is the wallet itself. */
  back?: WalletView
  children: (user: UserInfo) => ReactNode
}

/** Frame of every wallet page. A visitor can log in here. */
export function WalletFrame({ view, back = 'overview', children }: Props) {
  const words = useWalletWords()
  const isWide = useIsWide()
  const isFirst = view === 'overview'
  return (
    <AccountFrame
      here="myWallet"
      title={isFirst ? words.title : words.views[view]}
      back={isFirst ? undefined : { href: hrefOfView(back), label: back === 'overview' ? words.title : words.views[back] }}
      aside={
        <IconLink href={hrefOf('support')} label={words.help}>
          <Icon of={IconHelpCircle} />
        </IconLink>
      }
    >
      {isWide && <WalletNav here={view} />}
      <OwnOnly title={words.logIn}>
        {(user) => (
          <div className={styles.blocks}>
            <BackToPayment />
            {!isFirst && <DemoNote />}
            {children(user)}
          </div>
        )}
      </OwnOnly>
    </AccountFrame>
  )
}

/** Warns that the money is play money, before users send any. */
export function DemoNote() {
  const words = useWalletWords()
  return useIsDemo() ? <Banner tone="info">{words.demo}</Banner> : null
}

export const hrefOfView = (view: WalletView, more: Readonly<Record<string, string>> = {}): string =>
  hrefOf('wallet', view === 'overview' ? more : { view, ...more })

function WalletNav({ here }: { here: WalletView }) {
  const words = useWalletWords()
  return (
    <nav aria-label={words.parts} className={styles.nav}>
      <ul>
        {walletViews.map((view) => (
          <li key={view}>
            <a href={hrefOfView(view)} aria-current={view === here ? 'page' : undefined}>
              {words.views[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
