import { type FoundGroup, findScreens } from '@plaza/console'
import { useSession } from '@plaza/web'
import { useFindSoldOrders } from '../calls/orders.ts'
import { useFindShopProducts } from '../calls/products.ts'
import { useMay } from '../calls/dashboard.ts'
import { hrefOf } from '../paths.ts'
import { screens } from '../screens/screens.ts'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'

/** Search results of the console: its pages at once, orders and products when the server answers. */
export const useFound = (typed: string) => {
  const { screens: names, console: shared } = useWords()
  const role = useSession<SellerUser>().user?.role ?? ''
  const orders = useFindSoldOrders(typed, useMay('orders'))
  const products = useFindShopProducts(typed, useMay('products'))
  const pages = findScreens(screens, names, role, typed)
  const groups: FoundGroup[] = [
    {
      name: names.orders,
      found: (orders.data?.list ?? []).map((order) => ({
        href: hrefOf('order', { id: order.id }),
        label: order.order_no,
        note: `${order.customer_name} · ${order.label}`,
      })),
    },
    { name: names.products, found: (products.data?.list ?? []).map(({ id, name }) => ({ href: hrefOf('product', { id }), label: name })) },
    { name: shared.pages, found: pages },
  ]
  return { groups: groups.filter(({ found }) => found.length > 0), isBusy: orders.isFetching || products.isFetching }
}
