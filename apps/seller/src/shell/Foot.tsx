import { Icon, IconChevronDown, IconExternalLink, IconLanguage, IconLogout, Menu } from '@plaza/design'
import { Appearance } from '@plaza/console'
import { useWeb } from '@plaza/web'
import { useState } from 'react'
import { useLogoutSeller } from '../calls/access.ts'
import type { SellerUser } from '../seller-web.ts'
import { loadWords, useWords } from '../words/index.ts'
import { mallAddress } from './mall-address.ts'
import styles from './Foot.module.css'

/** Whose shop this is and as what one is here; behind it what is done beside all screens. */
export function Foot({ of: { shop, role } }: { of: SellerUser }) {
  const words = useWords()
  const shared = words.console.account
  const { session } = useWeb()
  const leave = useLogoutSeller()
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
          <button {...wiring} type="button" className={styles.shop}>
            <span aria-hidden="true" className={styles.mark}>
              {shop.name.slice(0, 1)}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{shop.name}</span>
              <span className={styles.role}>{words.roles[role]}</span>
            </span>
            <Icon of={IconChevronDown} size={18} />
          </button>
        )}
        items={[
          { label: shared.toMall, icon: <Icon of={IconExternalLink} size={20} />, href: mallAddress() },
          { label: shared.appearance, icon: <Icon of={IconLanguage} size={20} />, onSelect: () => setIsChoosing(true) },
          { label: shared.logOut, icon: <Icon of={IconLogout} size={20} />, onSelect: logOut },
        ]}
      />
      <Appearance open={isChoosing} onClose={() => setIsChoosing(false)} loadWords={loadWords} />
    </>
  )
}
