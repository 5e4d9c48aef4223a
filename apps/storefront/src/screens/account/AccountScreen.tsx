import { useIsWide } from '@plaza/web/hooks'
import { goInstead } from '@plaza/web/route'
import { useEffect } from 'react'
import { isSellerTab, maySee } from '../../parts/account/account-menu.ts'
import { useSession } from '../../mall/mall.tsx'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { shelfOf } from '../../parts/account/shelves.ts'
import { NoticesPage } from './notifications/NoticesPage.tsx'
import { Forbidden } from './Forbidden.tsx'
import { SalesPage } from './SalesPage.tsx'
import { ToConsole } from './ToConsole.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ShelvesPage } from './shelves/ShelvesPage.tsx'

/** The account has two URLs, one for phones and one for desktops. Each URL redirects to the URL that fits the device. */
export default function AccountScreen({ name, query }: ScreenProps) {
  const isWide = useIsWide()
  const { user } = useSession()
  const fitting = isWide ? 'account' : 'dashboard'
  const queryString = query.toString()
  useEffect(() => {
    if (name !== fitting) goInstead(`${hrefOf(fitting)}${queryString && `?${queryString}`}`)
  }, [name, fitting, queryString])

  const tab = query.get('tab')
  if (tab === 'notices') return <NoticesPage query={query} />
  if (tab === 'saved') return <ShelvesPage shelf={shelfOf(query.get('view'))} />
  if (!isSellerTab(tab)) return <ProfilePage />
  if (!maySee(tab, user)) return <Forbidden />
  return tab === 'sales' ? <SalesPage /> : <ToConsole tab={tab} to={query.get('to')} />
}
