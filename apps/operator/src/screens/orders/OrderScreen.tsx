import { Card, DetailPage, Facts, Money, type ScreenProps } from '@plaza/console'
import { OrderSums } from '@plaza/console/sums'
import type { MallOrder } from '@plaza/contract'
import { Banner, Timeline } from '@plaza/design'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useShowMallOrder } from '../../calls/orders.ts'
import { Rows } from '../../parts/tell/Rows.tsx'
import { hrefOf } from '../../paths.ts'
import { useWords } from '../../words/index.ts'
import { OrderActions } from './OrderWays.tsx'
import { useOrdersWords } from './words/index.ts'

/** One order as the shop that sold it sees it, with the author of every state change. */
export default function OrderScreen({ query }: ScreenProps) {
  const words = useOrdersWords()
  const shared = useWords()
  const { lang, text } = useReader()
  const request = useShowMallOrder(query.get('id') ?? '')
  return (
    <DetailPage of={request} title={shared.screens.order} back={{ href: hrefOf('orders'), label: words.title }}>
      {({ order, customer, ...more }) => ({
        title: words.order(order.order_no),
        subtitle: [...new Set([order.label, order.payment_label, momentOf(order.placed_at, lang)])].join(' · '),
        actions: <OrderActions id={order.id} status={order.status} />,
        main: (
          <>
            <Risks of={more.risks} />
            <Card title={words.lines}>
              <Rows
                hidden=""
                nothing=""
                of={order.lines.map((line) => ({
                  key: line.item_id,
                  title: `${line.quantity} × ${text(line, 'name')}`,
                  text: line.options.map((option) => text(option, 'value_name') || option.value).join(' · '),
                  end: <Money of={line.amount} />,
                }))}
              />
            </Card>
            <History of={more.history} />
          </>
        ),
        aside: (
          <>
            <OrderSums order={order} />
            <Card title={words.money}>
              <Facts
                facts={[
                  [words.soldFor, <Money key="sold" of={order.statement.sold_for} />],
                  [words.refunded, <Money key="refunded" of={order.statement.refunded} />],
                  [words.commission, <Money key="commission" of={order.statement.commission} />],
                  [words.net, <Money key="net" of={order.statement.net} />],
                ]}
              />
            </Card>
            <Card title={words.delivery}>
              <Facts
                facts={[
                  [
                    words.columns.buyer,
                    <a key="buyer" href={hrefOf('person', { id: customer.id })}>
                      {customer.name}
                    </a>,
                  ],
                  [
                    words.columns.shop,
                    <a key="shop" href={hrefOf('shop', { id: order.shop.id })}>
                      {order.shop.name}
                    </a>,
                  ],
                  [words.shipTo, [...order.address.lines, order.address.country_name].join(', ')],
                  ...order.parcels.map((parcel) => [words.parcels, `${parcel.carrier_name} ${parcel.tracking_no}`] as const),
                ]}
              />
            </Card>
            {more.refunds.length > 0 && (
              <Card title={words.refunds}>
                <Rows
                  hidden=""
                  nothing=""
                  of={more.refunds.map(({ id, label, amount, asked_at: at }) => ({
                    key: id,
                    title: <a href={hrefOf('refund', { id })}>{label}</a>,
                    text: dayOf(at, lang),
                    end: <Money of={amount} />,
                  }))}
                />
              </Card>
            )}
          </>
        ),
      })}
    </DetailPage>
  )
}

/** Signs that the shop buys from itself. Staff should investigate; the order was not blocked. */
function Risks({ of: risks }: { of: MallOrder['risks'] }) {
  const words = useOrdersWords()
  if (risks.length === 0) return null
  return (
    <Banner tone="warning" title={words.risksTitle}>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{words.risks[risk]}</li>
        ))}
      </ul>
    </Banner>
  )
}

function History({ of: history }: { of: MallOrder['history'] }) {
  const words = useOrdersWords()
  const { lang } = useReader()
  const states: Readonly<Partial<Record<string, string>>> = words.states
  const reasons: Readonly<Partial<Record<string, string>>> = words.reasons
  const stateOf = (state: string) => states[state] ?? state
  const who = (actor: string, name: string | null) => {
    const [kind] = actor.split(':')
    return name ?? (kind === 'customer' ? words.customer : kind === 'seller' ? words.seller : words.system)
  }
  /** Shops and staff write reasons themselves. Any other reason is a code, and a buyer's code can have a note: `other: note`. */
  const why = (actor: string, reason: string) => {
    if (/^(seller|operator):/.test(actor)) return reason
    const [code = '', ...note] = reason.split(': ')
    return [reasons[code] ?? code, ...note].join(': ')
  }
  return (
    <Card title={words.history}>
      <Timeline
        label={words.history}
        entries={history.map(({ at, actor, name, after, reason }, index) => ({
          title: stateOf(after),
          text: [who(actor, name), why(actor, reason)].filter(Boolean).join(' · '),
          state: index === history.length - 1 ? ('now' as const) : ('done' as const),
          when: momentOf(at, lang),
          dateTime: at,
        }))}
      />
    </Card>
  )
}
