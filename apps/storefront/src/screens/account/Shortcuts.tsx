import {
  CountBadge,
  Icon,
  IconBell,
  IconChevronRight,
  IconDevices,
  IconMapPin,
  IconMessageCircle,
  IconWorld,
  type TablerIcon,
} from '@plaza/design'
import type { UserInfo } from '@plaza/contract'
import { useTalkWords } from '@plaza/web/talk'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const shortcuts = [
  { key: 'notices', href: hrefOf('dashboard', { tab: 'notices' }), icon: IconBell },
  { key: 'chat', href: hrefOf('chat'), icon: IconMessageCircle },
  { key: 'addresses', href: hrefOf('settings', { section: 'addresses' }), icon: IconMapPin },
  { key: 'devices', href: hrefOf('settings', { section: 'devices' }), icon: IconDevices },
  { key: 'display', href: hrefOf('settings', { section: 'display' }), icon: IconWorld },
] as const satisfies readonly { key: string; href: string; icon: TablerIcon }[]

/** Links to frequently used subpages of the account. */
export function Shortcuts({ of }: { of: Pick<UserInfo, 'message_unread_count' | 'chats_unread'> }) {
  const words = useProfileWords()
  const { nav } = useReader().words
  const talk = useTalkWords()
  const waiting = (key: (typeof shortcuts)[number]['key']) => {
    if (key === 'notices') return <CountBadge count={of.message_unread_count} position="line" label={nav.unread(of.message_unread_count)} />
    return key === 'chat' && <CountBadge count={of.chats_unread} position="line" label={talk.unread(of.chats_unread)} />
  }
  return (
    <nav aria-label={words.shortcuts} className={styles.rows}>
      <ul>
        {shortcuts.map(({ key, href, icon }) => (
          <li key={key}>
            <a href={href}>
              <Icon of={icon} size={22} />
              <span className={styles.rowLabel}>{key === 'chat' ? talk.title : words[key]}</span>
              {waiting(key)}
              <Icon of={IconChevronRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
