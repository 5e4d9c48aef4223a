import type { Operator } from '@plaza/contract'
import { Icon, IconChevronDown, IconExternalLink, IconKey, IconLanguage, IconLogout, Menu } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { useState } from 'react'
import { useLogoutOperator } from '../calls/staff.ts'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import { Appearance } from './Appearance.tsx'
import { mallAddress } from './mall-address.ts'
import styles from './Foot.module.css'

/** Who is here and in which role; behind it what is done beside all screens. */
export function Foot({ of: { full_name: name, role } }: { of: Pick<Operator, 'full_name' | 'role'> }) {
  const words = useWords()
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
        label={words.foot.menu}
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
          { label: words.foot.toMall, icon: <Icon of={IconExternalLink} size={20} />, href: mallAddress() },
          { label: words.foot.appearance, icon: <Icon of={IconLanguage} size={20} />, onSelect: () => setIsChoosing(true) },
          { label: words.screens.own, icon: <Icon of={IconKey} size={20} />, href: hrefOf('own') },
          { label: words.foot.logOut, icon: <Icon of={IconLogout} size={20} />, onSelect: logOut },
        ]}
      />
      <Appearance open={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}
