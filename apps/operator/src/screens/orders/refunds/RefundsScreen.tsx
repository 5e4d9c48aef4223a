import { IndexPage, Money, useIndexAddress } from '@plaza/console'
import { IconReceiptRefund } from '@plaza/design'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useListMallRefundsPages } from '../../../calls/orders.ts'
import { hrefOf } from '../../../paths.ts'
import { useRefundsWords } from './words/index.ts'

const views = ['all', 'applied', 'escalated', 'awaiting_return', 'refunding', 'refunded', 'closed'] as const

/** Every refund request. Staff decide escalated requests in the queue. */
export default function RefundsScreen() {
  const words = useRefundsWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views })
  const query = useListMallRefundsPages({ ...(at.view !== 'all' && { state: at.view }), ...(at.keyword && { keyword: at.keyword }) })
  return (
    <IndexPage
      name="refunds"
      title={words.title}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ order_no: number }) => words.of(number), href: ({ id }) => hrefOf('refund', { id }) }}
      columns={[
        { key: 'number', head: words.columns.number, cell: ({ order_no: number }) => <span className="num">{number}</span> },
        { key: 'buyer', head: words.columns.buyer, cell: ({ customer }) => customer.name },
        { key: 'shop', head: words.columns.shop, cell: ({ shop }) => shop.name },
        { key: 'amount', head: words.columns.amount, end: true, cell: ({ amount }) => <Money of={amount} /> },
        { key: 'state', head: words.columns.state, cell: ({ label }) => label },
        { key: 'asked', head: words.columns.asked, cell: ({ asked_at: when }) => dayOf(when, lang) },
        { key: 'due', head: words.columns.due, cell: ({ due }) => (due ? momentOf(due, lang) : '') },
      ]}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      search={words.search}
      empty={{ icon: IconReceiptRefund, title: words.none, text: words.noneText }}
    />
  )
}
