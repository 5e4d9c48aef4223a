import { useGetStore } from '@plaza/client'
import { Console } from '@plaza/console'
import { useSession } from '@plaza/web'
import { useGetSeller } from '../calls/sessions.ts'
import { screens } from '../screens/screens.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { Foot } from './Foot.tsx'

/** The console of one shop, for whoever is signed in. */
export function SellerConsole() {
  const words = useWords()
  const { user } = useSession<SellerUser>()
  const me = useGetSeller().data
  const brand = useGetStore('website_config').data?.shop_name ?? ''
  const shown = me ?? user
  if (!shown) return null
  const counts = me && { orders: me.counts.to_ship, refunds: me.counts.refunds }
  return (
    <Console screens={screens} names={words.screens} role={shown.role} counts={counts ?? {}} brand={brand} foot={<Foot of={shown} />} />
  )
}
