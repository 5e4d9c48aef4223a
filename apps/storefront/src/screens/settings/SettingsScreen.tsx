import { Icon, IconChevronRight } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import type { ComponentType } from 'react'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import type { MenuKey } from '../../parts/account/account-menu.ts'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { AddressesSection } from './AddressesSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { DisplaySection } from './DisplaySection.tsx'
import { InvitationSection } from './invitation/InvitationSection.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PayoutSettings } from '../../parts/payout/PayoutSettings.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { SectionProps } from './section-props.ts'
import { type Section, sectionIcons, sectionOf, sections } from './sections.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

const parts: Record<Section, ComponentType<SectionProps>> = {
  profile: ProfileSection,
  contact: ContactSection,
  password: PasswordSection,
  addresses: AddressesSection,
  payment: PayoutSettings,
  display: DisplaySection,
  notifications: NotificationsSection,
  devices: DevicesSection,
  invitation: InvitationSection,
  data: DataSection,
}
const entries: Partial<Record<Section, MenuKey>> = { contact: 'contactInformation', invitation: 'affiliate' }

/** The customer's settings in sections, each saved separately. On desktops the account menu lists the sections. */
export default function SettingsScreen({ query }: ScreenProps) {
  const words = useSettingsWords()
  const account = useAccountWords()
  const isWide = useIsWide()
  const requestedSection = sectionOf(query.get('section'))
  const section = requestedSection ?? (isWide ? 'profile' : undefined)
  const title = account.entries.configurationProfile
  const Part = section && parts[section]
  const back = requestedSection && { href: hrefOf('settings'), label: title }
  return (
    <AccountFrame
      here={(requestedSection && entries[requestedSection]) ?? (requestedSection ? undefined : 'configurationProfile')}
      parts={isWide && <SectionList here={section} />}
      title={!isWide && section ? words.sections[section] : title}
      back={back}
    >
      <UnsavedGuard />
      <div className={styles.frame}>
        {!isWide && !section && <SectionList here={undefined} />}
        {Part && (
          <section aria-label={words.sections[section]} className={styles.card}>
            <h2 className={isWide ? styles.title : 'sr'}>{words.sections[section]}</h2>
            {section === 'display' ? <DisplaySection /> : <OwnOnly>{(user) => <Part key={section} user={user} />}</OwnOnly>}
          </section>
        )}
      </div>
    </AccountFrame>
  )
}

function SectionList({ here }: { here: Section | undefined }) {
  const words = useSettingsWords()
  return (
    <nav aria-label={words.label} className={styles.sections}>
      <ul>
        {sections
          .filter((each) => here === undefined || entries[each] === undefined)
          .map((each) => (
            <li key={each}>
              <a href={hrefOf('settings', { section: each })} aria-current={each === here ? 'page' : undefined}>
                <Icon of={sectionIcons[each]} size={22} />
                <span>{words.sections[each]}</span>
                <Icon of={IconChevronRight} size={18} className={styles.chevron} />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
