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
import { useRoute } from '@plaza/web'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useMall, useSession, useWords } from '../mall/mall.tsx'
import { useItemsCount } from '../mall/cart/items-count.ts'
import { type PathName, hrefOf, pathNameOf } from '../paths.ts'
import { announce } from './announcer.ts'
import styles from './TabBar.module.css'

type Tab = { name: 'home' | 'categories' | 'cart' | 'news' | 'profile'; route: PathName; icon: TablerIcon; active: TablerIcon }
const tabs: readonly Tab[] = [
  { name: 'home', route: 'home', icon: IconHome, active: IconHomeFilled },
  { name: 'categories', route: 'categories', icon: IconLayoutGrid, active: IconLayoutGridFilled },
  { name: 'cart', route: 'cart', icon: IconShoppingCart, active: IconShoppingCartFilled },
  { name: 'news', route: 'news', icon: IconNews, active: IconNews },
  { name: 'profile', route: 'dashboard', icon: IconUser, active: IconUserFilled },
]

/** Routes that belong to the profile tab. */
const ofProfile: readonly (PathName | undefined)[] = ['settings', 'account', 'wallet', 'refunds', 'orders', 'order', 'becomeSeller']

/** The tab bar on phone screens. After the user scrolls down on the home page, the home tab becomes a refresh button. */
export function TabBar() {
  const { nav } = useWords()
  const { path } = useRoute()
  const lines = useItemsCount()
  const messages = useSession().user?.chats_unread ?? 0
  const here = path === '/pages/home/home' ? 'home' : pathNameOf(path)
  const refreshes = useScrolledAway(here === 'home')
  const refresh = useRefresh()

  const press = (event: MouseEvent, route: PathName) => {
    if (route !== here) return
    event.preventDefault()
    scrollTo({ top: 0, behavior: 'smooth' })
    if (refreshes) refresh()
  }
  return (
    <nav aria-label={nav.main} className={styles.tabs}>
      {tabs.map(({ name, route, icon, active }) => {
        const isHere = route === here
        const isWithin = route === 'dashboard' && ofProfile.includes(here)
        const offers = name === 'home' && refreshes
        return (
          <TabLink
            key={name}
            route={route}
            current={isHere ? 'page' : isWithin}
            onClick={(event) => press(event, route)}
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

type TabProps = { route: PathName; current: 'page' | boolean; label: string; onClick: (event: MouseEvent) => void; children: ReactNode }

function TabLink({ route, current, label, onClick, children }: TabProps) {
  return (
    <a href={hrefOf(route)} aria-current={current || undefined} className={cx(styles.tab, current && styles.here)} onClick={onClick}>
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
