import { IndexPage, Money, useIndexAddress } from '@plaza/console'
import { IconPackage } from '@plaza/design'
import { dayOf, useReader } from '@plaza/web/reading'
import { useListMallOrdersPages } from '../../calls/orders.ts'
import { hrefOf } from '../../paths.ts'
import { useOrdersWords } from './words/index.ts'

const views = ['all', 'unpaid', 'paid', 'to_ship', 'shipped', 'delivered', 'completed', 'cancelled'] as const

export default function OrdersScreen() {
  const words = useOrdersWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views })
  const query = useListMallOrdersPages({ ...(at.view !== 'all' && { state: at.view }), ...(at.keyword && { keyword: at.keyword }) })
  return (
    <IndexPage
      name="orders"
      title={words.title}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ order_no: number }) => words.order(number), href: ({ id }) => hrefOf('order', { id }) }}
      columns={[
        { key: 'number', head: words.columns.number, cell: ({ order_no: number }) => <span className="num">{number}</span> },
        { key: 'buyer', head: words.columns.buyer, cell: ({ customer }) => customer.name },
        { key: 'shop', head: words.columns.shop, cell: ({ shop }) => shop.name },
        { key: 'total', head: words.columns.total, end: true, cell: ({ total }) => <Money of={total} /> },
        { key: 'state', head: words.columns.state, cell: ({ label }) => label },
        { key: 'payment', head: words.columns.payment, cell: ({ payment_label: label }) => label },
        { key: 'placed', head: words.columns.placed, cell: ({ placed_at: placed }) => dayOf(placed, lang) },
      ]}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      search={words.search}
      empty={{ icon: IconPackage, title: words.none, text: words.noneText }}
    />
  )
}
