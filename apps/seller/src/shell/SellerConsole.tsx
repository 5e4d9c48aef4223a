import { useGetStore } from '@plaza/client'
import { CommandButton, Console } from '@plaza/console'
import { useLoadingFlag, useRoute, useSession } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { useUnreadTalks } from '../calls/chat.ts'
import { heedShop } from '../calls/heed-shop.ts'
import { useGetSeller } from '../calls/dashboard.ts'
import { paths } from '../paths.ts'
import { screens } from '../screens/screens.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { Bell } from './Bell.tsx'
import { Foot } from './Foot.tsx'
import { Suspended } from './Suspended.tsx'
import styles from './Bell.module.css'

const loadFind = async () => (await import('./Find.tsx')).Find

/** Console of one shop for the signed-in user. */
export function SellerConsole() {
  const words = useWords()
  const { user } = useSession<SellerUser>()
  const me = useGetSeller().data
  const brand = useGetStore('website_config').data?.shop_name ?? ''
  const shown = me ?? user
  const chat = useUnreadTalks()
  const { path } = useRoute()
  const isSuspended = me?.shop.status === 'suspended'
  useLive(heedShop)
  useLoadingFlag()
  if (!shown) return null
  const counts = me && { orders: me.counts.to_ship, refunds: me.counts.refunds, stock: me.counts.low_stock, chat }
  return (
    <Console
      screens={screens}
      names={words.screens}
      role={shown.role}
      counts={counts ?? {}}
      brand={brand}
      news={isSuspended && path !== paths.standing && <Suspended isOwner={shown.role === 'owner'} />}
      foot={<Foot of={shown} />}
      tools={
        <span className={styles.tools}>
          <Bell unread={me?.counts.notices ?? 0} />
          <CommandButton load={loadFind} />
        </span>
      }
    />
  )
}
