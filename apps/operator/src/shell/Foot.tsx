import type { Operator } from '@plaza/contract'
import { Icon, IconChevronDown, IconExternalLink, IconKey, IconLanguage, IconLogout, Menu } from '@plaza/design'
import { Appearance } from '@plaza/console'
import { useWeb } from '@plaza/web'
import { useState } from 'react'
import { useLogoutOperator } from '../calls/staff.ts'
import { hrefOf } from '../paths.ts'
import { loadWords, useWords } from '../words/index.ts'
import { mallAddress } from './mall-address.ts'
import styles from './Foot.module.css'

/** Who is here and in which role; behind it what is done beside all screens. */
export function Foot({ of: { full_name: name, role } }: { of: Pick<Operator, 'full_name' | 'role'> }) {
  const words = useWords()
  const shared = words.console.account
  const { session } = useWeb()
  const leave = useLogoutOperator()
  const [isChoosing, setIsChoosing] = useState(false)
  const logOut = () =>
    void leave
      .mutateAsync({})
      .catch(() => {})
      .finally(() => session.leave())
  return (
    <>
      <Menu
        label={words.accountMenu}
        trigger={(wiring) => (
          <button {...wiring} type="button" className={styles.person}>
            <span aria-hidden="true" className={styles.mark}>
              {name.slice(0, 1)}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{words.roles[role]}</span>
            </span>
            <Icon of={IconChevronDown} size={18} />
          </button>
        )}
        items={[
          { label: shared.toMall, icon: <Icon of={IconExternalLink} size={20} />, href: mallAddress() },
          { label: shared.appearance, icon: <Icon of={IconLanguage} size={20} />, onSelect: () => setIsChoosing(true) },
          { label: words.screens.own, icon: <Icon of={IconKey} size={20} />, href: hrefOf('own') },
          { label: shared.logOut, icon: <Icon of={IconLogout} size={20} />, onSelect: logOut },
        ]}
      />
      <Appearance open={isChoosing} onClose={() => setIsChoosing(false)} loadWords={loadWords} />
    </>
  )
}
