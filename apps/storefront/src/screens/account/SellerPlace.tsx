import { ButtonLink, EmptyScene, IconBuildingStore, IconLock } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import type { MenuKey, SellerTab } from '../../parts/account/account-menu.ts'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { hrefOf } from '../../paths.ts'
import styles from './Account.module.css'

const entryOf: Record<SellerTab, MenuKey> = {
  sales: 'dashboard',
  products: 'product',
  orders: 'order',
  received: 'refundRequestReceived',
  store: 'storeSettings',
  backend: 'manageBackend',
}

/** A part of the shop's own account that is not open yet. */
export function SellerPlace({ tab }: { tab: SellerTab }) {
  const { page } = useReader().words
  const words = useAccountWords()
  const key = entryOf[tab]
  return (
    <AccountFrame here={key} title={words.entries[key]}>
      <EmptyScene
        icon={IconBuildingStore}
        title={words.entries[key]}
        text={page.notOpenText}
        action={<ButtonLink href={hrefOf('dashboard')}>{words.entries.myAccount}</ButtonLink>}
      />
    </AccountFrame>
  )
}

/** A shop's part, and somebody without a shop. */
export function Forbidden() {
  const { common } = useReader().words
  const words = useAccountWords()
  return (
    <AccountFrame title={words.forbidden}>
      <OwnOnly>
        {() => (
          <EmptyScene
            icon={IconLock}
            title={words.forbidden}
            text={words.forbiddenText}
            action={
              <div className={styles.ways}>
                <ButtonLink href={hrefOf('home')}>{common.toHome}</ButtonLink>
                <ButtonLink look="outline" href={hrefOf('support')}>
                  {words.contactUs}
                </ButtonLink>
              </div>
            }
          />
        )}
      </OwnOnly>
    </AccountFrame>
  )
}
