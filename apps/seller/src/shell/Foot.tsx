import { Icon, IconChevronDown, IconExternalLink, IconLanguage, IconLogout, Menu } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { useState } from 'react'
import { useLogoutSeller } from '../calls/access.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { Appearance } from './Appearance.tsx'
import { mallAddress } from './mall-address.ts'
import styles from './Foot.module.css'

/** Whose shop this is and as what one is here; behind it what is done beside all screens. */
export function Foot({ of: { shop, role } }: { of: SellerUser }) {
  const words = useWords()
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
        label={words.foot.menu}
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
          { label: words.foot.toMall, icon: <Icon of={IconExternalLink} size={20} />, href: mallAddress() },
          { label: words.foot.appearance, icon: <Icon of={IconLanguage} size={20} />, onSelect: () => setIsChoosing(true) },
          { label: words.foot.logOut, icon: <Icon of={IconLogout} size={20} />, onSelect: logOut },
        ]}
      />
      <Appearance open={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}
