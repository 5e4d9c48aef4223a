import {
  CountBadge,
  Icon,
  IconAddressBook,
  IconAffiliate,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconChevronRight,
  IconClipboardList,
  IconExternalLink,
  IconHeadset,
  IconHeart,
  IconInfoCircle,
  IconLayoutDashboard,
  IconLogout,
  IconMessageCircle,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconSettings,
  IconTool,
  IconUserCircle,
  IconWallet,
  type TablerIcon,
  cx,
} from '@plaza/design'
import type { ReactNode } from 'react'
import { useSession, useWords } from '../../mall/mall.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { type MenuKey, countFor, menuFor } from './account-menu.ts'
import { shelfHref } from './shelves.ts'
import { useAccountWords } from './words/index.ts'
import styles from './AccountMenu.module.css'

const icons: Record<MenuKey, TablerIcon> = {
  myAccount: IconUserCircle,
  contactInformation: IconAddressBook,
  contactUs: IconHeadset,
  dashboard: IconLayoutDashboard,
  aboutUs: IconInfoCircle,
  purchaseHistory: IconReceipt,
  refundRequestSent: IconReceiptRefund,
  myWallet: IconWallet,
  affiliate: IconAffiliate,
  product: IconPackage,
  order: IconClipboardList,
  refundRequestReceived: IconBuildingWarehouse,
  supportTicket: IconMessageCircle,
  configurationProfile: IconSettings,
  storeSettings: IconTool,
  becomeSeller: IconBuildingStore,
  manageBackend: IconExternalLink,
}

/** The specification lists no saved items in the account menu. The menu shows them separately, and phones as a card on the profile. */
export type MenuItem = MenuKey | 'saved'
type Props = { here?: MenuItem; look: 'rail' | 'rows'; parts?: ReactNode }

/** The account menu: a column left of the content on desktops, rows on the profile on phones. */
export function AccountMenu({ here, look, parts }: Props) {
  const { user } = useSession()
  const words = useAccountWords()
  const { nav } = useWords()
  const state = user?.seller.state ?? 'none'
  return (
    <nav aria-label={words.menu} className={cx(styles.menu, styles[look])}>
      <ul>
        {look === 'rail' && (
          <li>
            <a href={shelfHref('saved')} aria-current={here === 'saved' ? 'page' : undefined} className={styles.entry}>
              <Icon of={IconHeart} size={22} />
              <span className={styles.label}>{nav.saved}</span>
            </a>
          </li>
        )}
        {menuFor(user).map(({ key, href }) => (
          <li key={key}>
            <a href={href} aria-current={key === here ? 'page' : undefined} className={styles.entry}>
              <Icon of={icons[key]} size={22} />
              <span className={styles.label}>{words.entries[key]}</span>
              <CountBadge count={countFor(key, user)} position="line" />
              {key === 'becomeSeller' && words.asSeller[state] && <span className={styles.note}>{words.asSeller[state]}</span>}
              <Icon of={IconChevronRight} size={18} className={styles.chevron} />
            </a>
            {key === 'configurationProfile' && parts}
          </li>
        ))}
        {!user && parts && <li>{parts}</li>}
        {user && (
          <li>
            <LogOutButton className={styles.entry}>
              <Icon of={IconLogout} size={22} />
              <span className={styles.label}>{words.logOut}</span>
            </LogOutButton>
          </li>
        )}
      </ul>
    </nav>
  )
}
