import { CommandBar, type Found, type FoundState, findScreens, groupFound } from '@plaza/console'
import type { ShopFoundKind, ShopFoundRecord } from '@plaza/contract'
import { useSession } from '@plaza/web'
import { useFindShopRecords } from '../calls/find.ts'
import { type PathName, hrefOf } from '../paths.ts'
import { screens } from '../screens/screens.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'

/** Search over the pages of the console and the records of the shop that the member's role may open. */
export function Find({ onClose }: { onClose: () => void }) {
  return <CommandBar useFound={useFound} label={useWords().find} onClose={onClose} />
}

const pathOf: Readonly<Record<ShopFoundKind, PathName>> = {
  order: 'order',
  refund: 'refund',
  product: 'product',
  stock: 'stockItem',
  coupon: 'coupon',
  ticket: 'support',
}
const toFound = ({ kind, id, name, note }: ShopFoundRecord): Found => ({ href: hrefOf(pathOf[kind], { id }), label: name, note })

const useFound = (typed: string): FoundState => {
  const { screens: names, console: shared } = useWords()
  const pages = findScreens(screens, names, useSession<SellerUser>().user?.role ?? '', typed)
  const { data, isFetching, isError, isPaused, refetch } = useFindShopRecords(typed)
  const kinds: Record<ShopFoundKind, string> = {
    order: names.orders,
    refund: names.refunds,
    product: names.products,
    stock: names.stock,
    coupon: names.coupons,
    ticket: names.support,
  }
  return {
    groups: groupFound(data?.list ?? [], { names: kinds, toFound, pages: { name: shared.pages, found: pages } }),
    isBusy: isFetching,
    isFailed: isError || isPaused,
    retry: () => void refetch(),
  }
}
