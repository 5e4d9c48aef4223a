import { CountBadge, Icon, IconBell, IconChevronRight, IconDevices, IconMapPin, IconWorld, type TablerIcon } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const ways = [
  { key: 'notices', href: hrefOf('dashboard', { tab: 'notices' }), icon: IconBell },
  { key: 'addresses', href: hrefOf('settings', { section: 'addresses' }), icon: IconMapPin },
  { key: 'devices', href: hrefOf('settings', { section: 'devices' }), icon: IconDevices },
  { key: 'display', href: hrefOf('settings', { section: 'display' }), icon: IconWorld },
] as const satisfies readonly { key: string; href: string; icon: TablerIcon }[]

/** What is wanted often and stands deeper in the account. */
export function Shortcuts({ unread }: { unread: number }) {
  const words = useProfileWords()
  const { nav } = useReader().words
  return (
    <nav aria-label={words.shortcuts} className={styles.rows}>
      <ul>
        {ways.map(({ key, href, icon }) => (
          <li key={key}>
            <a href={href}>
              <Icon of={icon} size={22} />
              <span className={styles.rowLabel}>{words[key]}</span>
              {key === 'notices' && <CountBadge count={unread} place="line" label={nav.unread(unread)} />}
              <Icon of={IconChevronRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
