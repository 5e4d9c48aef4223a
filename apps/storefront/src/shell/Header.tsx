import { useGetStore, useShowBalance } from '@plaza/client'
import {
  CountBadge,
  Dot,
  Icon,
  IconBell,
  IconHeart,
  IconLink,
  IconNews,
  IconSearch,
  IconUser,
  IconWallet,
  IconWorld,
  LoadingBar,
  PriceText,
  Wordmark,
  Wrap,
} from '@plaza/design'
import type { Language } from '@plaza/values'
import { useLang, useRoute } from '@plaza/web'
import { useIsWide } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { useMall, useSession } from '../mall/mall.tsx'
import { useReader } from '../mall/reader.ts'
import { shelfHref } from '../parts/account/shelves.ts'
import { hrefOf, paths } from '../paths.ts'
import { CartLink } from './CartLink.tsx'
import { CategoriesButton } from './CategoriesButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Utility } from './Utility.tsx'
import { settingsOpen } from './settings-open.ts'
import { useHiding } from './use-hiding.ts'
import styles from './Header.module.css'

/** Header. Phones show logo, settings, notifications and search; desktops show all links. */
export function Header() {
  const { words, picture } = useReader()
  const { loading } = useMall()
  const { inFlight } = useStore({ current: loading.current, atServer: loading.resting, subscribe: loading.subscribe })
  const config = useGetStore('website_config').data
  const unread = useSession().user?.message_unread_count ?? 0
  const { path } = useRoute()
  const searching = path === paths.search
  const signingIn = path === paths.login || path === paths.register
  useHiding()
  return (
    <>
      <Utility />
      <header className={styles.header} data-searching={searching || undefined} data-slim={signingIn || undefined}>
        <Wrap className={styles.bar}>
          <Wordmark
            name={config?.shop_name ?? ''}
            markSrc={picture('general', config?.logo ?? null, 1)?.src}
            href={hrefOf('home')}
            className={styles.mark}
          />
          <CategoriesButton />
          <SettingsPill />
          <IconLink href={`${hrefOf('dashboard')}?tab=notices`} label={words.nav.notices} className={styles.bell}>
            <Icon of={IconBell} />
            {unread > 0 && <Dot label={words.nav.unread(unread)} />}
          </IconLink>
          <a href={hrefOf('search')} className={styles.searchLink}>
            <Icon of={IconSearch} size={22} />
            <span>{words.nav.searchHint}</span>
          </a>
          <SearchBox className={styles.searchBox} />
          <Actions />
        </Wrap>
        <LoadingBar active={inFlight > 0} />
      </header>
    </>
  )
}

/** Two languages share the code `zh`. One character distinguishes them. */
const scripts: Partial<Record<Language, string>> = { zh: '简', zhtw: '繁' }

function SettingsPill() {
  const lang = useLang()
  const { words, currency } = useReader()
  return (
    <button type="button" className={styles.pill} aria-haspopup="dialog" onClick={() => settingsOpen.set(true)}>
      <Icon of={IconWorld} size={18} />
      <span aria-hidden="true">
        {scripts[lang] ?? lang.toUpperCase()} · {currency.symbol}
      </span>
      <span className="sr">{words.settings.title}</span>
    </button>
  )
}

/** Links to the user's own pages, on desktops. */
function Actions() {
  const { nav } = useReader().words
  const { user } = useSession()
  const unread = user?.message_unread_count ?? 0
  return (
    <nav aria-label={nav.main} className={styles.actions}>
      <a href={hrefOf('news')} title={nav.news}>
        <Icon of={IconNews} />
        <span>{nav.news}</span>
      </a>
      {user && (
        <a href={hrefOf('account', { tab: 'notices' })} title={nav.notices}>
          <Icon of={IconBell} />
          <span>{nav.notices}</span>
          <CountBadge count={unread} position="line" label={nav.unread(unread)} />
        </a>
      )}
      {user && <WalletLink />}
      <a href={hrefOf(user ? 'account' : 'login')} title={user?.full_name ?? nav.account}>
        <Icon of={IconUser} />
        <span className={styles.own}>{user?.firstname ?? nav.logIn}</span>
      </a>
      <IconLink href={shelfHref('saved')} label={nav.saved} className={styles.saved}>
        <Icon of={IconHeart} />
      </IconLink>
      <CartLink />
    </nav>
  )
}

/** Available balance on desktops, updated with every change. */
function WalletLink() {
  const { places } = useReader().words
  const { price } = useReader()
  const balance = useShowBalance(1, { enabled: useIsWide() }).data?.balance
  return (
    <a href={hrefOf('wallet')} title={places.wallet}>
      <Icon of={IconWallet} />
      <span>{places.wallet}</span>
      {balance !== undefined && <PriceText value={price(balance)} />}
    </a>
  )
}
