import { useGetStore } from '@plaza/client'
import { CommandButton, Console } from '@plaza/console'
import { useLoadingFlag, useSession } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { heedShop } from '../calls/heed-shop.ts'
import { useGetSeller } from '../calls/sessions.ts'
import { screens } from '../screens/screens.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { Foot } from './Foot.tsx'
import { useFound } from './use-found.ts'

/** The console of one shop, for whoever is signed in. */
export function SellerConsole() {
  const words = useWords()
  const { user } = useSession<SellerUser>()
  const me = useGetSeller().data
  const brand = useGetStore('website_config').data?.shop_name ?? ''
  const shown = me ?? user
  useLive(heedShop)
  useLoadingFlag()
  if (!shown) return null
  const counts = me && { orders: me.counts.to_ship, refunds: me.counts.refunds, stock: me.counts.low_stock }
  return (
    <Console
      screens={screens}
      names={words.screens}
      role={shown.role}
      counts={counts ?? {}}
      brand={brand}
      foot={<Foot of={shown} />}
      tools={<CommandButton useFound={useFound} />}
    />
  )
}
