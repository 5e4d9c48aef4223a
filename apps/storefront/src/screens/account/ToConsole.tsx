import { useMakeSellerTicket } from '@plaza/client'
import { Spinner } from '@plaza/design'
import { useEffect, useRef } from 'react'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import type { MenuKey, SellerTab } from '../../parts/account/account-menu.ts'
import { Failure } from '../../parts/Failure.tsx'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

type Tab = Exclude<SellerTab, 'sales'>
/** Menu entry and console path of each account tab. */
const consoleEntries: Readonly<Record<Tab, readonly [entry: MenuKey, to: string]>> = {
  products: ['product', '/products'],
  orders: ['order', '/orders'],
  received: ['refundRequestReceived', '/refunds'],
  store: ['storeSettings', '/settings'],
  backend: ['manageBackend', '/'],
}

/**
 * Opens the seller console at the page that a notification or menu names. It requests a sign-in ticket and replaces this page with the ticket's URL.
 */
export function ToConsole({ tab, to }: { tab: Tab; to: string | null }) {
  const [entry, standard] = consoleEntries[tab]
  const { entries } = useAccountWords()
  return (
    <AccountFrame here={entry} title={entries[entry]}>
      <OwnOnly>{() => <Opening to={to ?? standard} />}</OwnOnly>
    </AccountFrame>
  )
}

function Opening({ to }: { to: string }) {
  const words = useProfileWords()
  const { mutateAsync: make, isError, isPending, error } = useMakeSellerTicket()
  const begun = useRef(false)
  const open = () => {
    make({}).then(
      ({ url }) => location.replace(to === '/' ? url : `${url}&to=${encodeURIComponent(to)}`),
      () => {},
    )
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    open()
  })
  if (isError) return <Failure error={error} busy={isPending} onRetry={open} />
  return (
    <p role="status" className={styles.opening}>
      <Spinner />
      {words.openingConsole}
    </p>
  )
}
