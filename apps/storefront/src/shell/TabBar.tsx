import {
  CountBadge,
  Icon,
  IconHome,
  IconHomeFilled,
  IconLayoutGrid,
  IconLayoutGridFilled,
  IconNews,
  IconRefresh,
  IconShoppingCart,
  IconShoppingCartFilled,
  IconUser,
  IconUserFilled,
  type TablerIcon,
  cx,
} from '@plaza/design'
import { usePlace } from '@plaza/web'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useMall, useSession, useWords } from '../mall/mall.tsx'
import { useItemsCount } from '../mall/cart/items-count.ts'
import { type PathName, hrefOf, pathNameOf } from '../paths.ts'
import { announce } from './announcer.ts'
import styles from './TabBar.module.css'

type Tab = { name: 'home' | 'categories' | 'cart' | 'news' | 'profile'; place: PathName; icon: TablerIcon; active: TablerIcon }
const tabs: readonly Tab[] = [
  { name: 'home', place: 'home', icon: IconHome, active: IconHomeFilled },
  { name: 'categories', place: 'categories', icon: IconLayoutGrid, active: IconLayoutGridFilled },
  { name: 'cart', place: 'cart', icon: IconShoppingCart, active: IconShoppingCartFilled },
  { name: 'news', place: 'news', icon: IconNews, active: IconNews },
  { name: 'profile', place: 'dashboard', icon: IconUser, active: IconUserFilled },
]

/** Places that are reached from the profile and lead back to it. */
const ofProfile: readonly (PathName | undefined)[] = ['settings', 'account', 'wallet', 'refunds', 'orders', 'order', 'becomeSeller']

/** The five places of a phone. Home, once it is open and scrolled away from, offers to refresh itself. */
export function TabBar() {
  const { nav } = useWords()
  const { path } = usePlace()
  const lines = useItemsCount()
  const messages = useSession().user?.chats_unread ?? 0
  const here = path === '/pages/home/home' ? 'home' : pathNameOf(path)
  const refreshes = useScrolledAway(here === 'home')
  const refresh = useRefresh()

  const press = (event: MouseEvent, place: PathName) => {
    if (place !== here) return
    event.preventDefault()
    scrollTo({ top: 0, behavior: 'smooth' })
    if (refreshes) refresh()
  }
  return (
    <nav aria-label={nav.main} className={styles.tabs}>
      {tabs.map(({ name, place, icon, active }) => {
        const isHere = place === here
        const isWithin = place === 'dashboard' && ofProfile.includes(here)
        const offers = name === 'home' && refreshes
        return (
          <TabLink
            key={name}
            place={place}
            current={isHere ? 'page' : isWithin}
            onClick={(event) => press(event, place)}
            label={offers ? nav.refresh : nav[name]}
          >
            <Icon of={offers ? IconRefresh : isHere || isWithin ? active : icon} />
            {name === 'cart' && <CountBadge count={lines} label={nav.cartItems(lines)} />}
            {name === 'profile' && <CountBadge count={messages} label={nav.messages(messages)} />}
          </TabLink>
        )
      })}
    </nav>
  )
}

type TabProps = { place: PathName; current: 'page' | boolean; label: string; onClick: (event: MouseEvent) => void; children: ReactNode }

function TabLink({ place, current, label, onClick, children }: TabProps) {
  return (
    <a href={hrefOf(place)} aria-current={current || undefined} className={cx(styles.tab, current && styles.here)} onClick={onClick}>
      <span className={styles.pill}>{children}</span>
      <span className={styles.label}>{label}</span>
    </a>
  )
}

/** Whether the user has scrolled down by more than one screen. */
const useScrolledAway = (watching: boolean): boolean => {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!watching) return
    const measure = () => setAway(scrollY > innerHeight)
    measure()
    addEventListener('scroll', measure, { passive: true })
    return () => {
      removeEventListener('scroll', measure)
      setAway(false)
    }
  }, [watching])
  return away
}

const useRefresh = () => {
  const { queries } = useMall()
  const { nav } = useWords()
  return useCallback(() => {
    void queries.refetchQueries({ type: 'active' }).then(() => announce(nav.updated))
  }, [queries, nav.updated])
}
