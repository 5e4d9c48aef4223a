import { Icon, IconChevronDown, IconExternalLink, IconLanguage, IconLogout, Menu, type MenuItem } from '@plaza/design'
import type { Language } from '@plaza/values'
import { useWeb } from '@plaza/web'
import { useState } from 'react'
import { Appearance } from '../appearance/Appearance.tsx'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './AccountMenu.module.css'

type Props = {
  /** Accessible name of the menu. */
  label: string
  /** The shop or the person, and the person's role in the line below. */
  name: string
  roleName: string
  /** The address of the mall. */
  mall: string
  /** Menu entries that only this app has, placed before the last entry. */
  items?: readonly MenuItem[]
  loadWords: (language: Language) => Promise<unknown>
  /** Ends the session on the server. The local session ends even if the call fails. */
  logOut: () => Promise<unknown>
}

/** Foot of the sidebar: the signed-in user, and a menu with the mall, language, theme and logout. */
export function AccountMenu({ label, name, roleName, mall, items = [], loadWords, logOut }: Props) {
  const words = useConsoleWords().account
  const { session } = useWeb()
  const [isChoosing, setIsChoosing] = useState(false)
  const leave = () =>
    void logOut()
      .catch(() => {})
      .finally(() => session.leave())
  return (
    <>
      <Menu
        label={label}
        trigger={(wiring) => (
          <button {...wiring} type="button" className={styles.account}>
            <span aria-hidden="true" className={styles.mark}>
              {name.slice(0, 1)}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{roleName}</span>
            </span>
            <Icon of={IconChevronDown} size={18} />
          </button>
        )}
        items={[
          { label: words.toMall, icon: <Icon of={IconExternalLink} size={20} />, href: mall },
          { label: words.appearance, icon: <Icon of={IconLanguage} size={20} />, onSelect: () => setIsChoosing(true) },
          ...items,
          { label: words.logOut, icon: <Icon of={IconLogout} size={20} />, onSelect: leave },
        ]}
      />
      <Appearance open={isChoosing} onClose={() => setIsChoosing(false)} loadWords={loadWords} />
    </>
  )
}
