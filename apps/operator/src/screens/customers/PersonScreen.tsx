import { Card, DetailPage, Facts, Money, type ScreenProps } from '@plaza/console'
import type { CustomerView } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { isLanguage, languageNames } from '@plaza/values'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useShowCustomer } from '../../calls/customers.ts'
import { useCodeWords } from '../../parts/tell/words/index.ts'
import { CasesOf } from '../../parts/cases/CasesOf.tsx'
import { Record } from '../../parts/tell/Record.tsx'
import { Rows } from '../../parts/tell/Rows.tsx'
import { hrefOf } from '../../paths.ts'
import { PersonActions } from './PersonWays.tsx'
import { personTones } from './tones.ts'
import { usePeopleWords } from './words/index.ts'

/** A customer's account as the customer sees it, as far as the operator's role allows. Staff cannot act in the customer's name on this page. */
export default function PersonScreen({ query }: ScreenProps) {
  const words = usePeopleWords()
  const { lang } = useReader()
  const request = useShowCustomer(query.get('id') ?? '')
  return (
    <DetailPage of={request} title={words.person} back={{ href: hrefOf('people'), label: words.title }}>
      {(person) => ({
        title: person.full_name,
        mark: <StatusChip tone={personTones[person.state]}>{words.views[person.state]}</StatusChip>,
        subtitle: `${words.number(person.id)} · ${person.email}`,
        actions: <PersonActions person={person} />,
        main: (
          <>
            <Card title={words.cases}>
              <CasesOf of={person.cases} nothing={words.nothing} />
            </Card>
            <Wallet of={person.money} orders={person.orders} />
            <Orders of={person.orders} />
            <Card title={words.notices}>
              <Rows
                hidden={words.hidden}
                nothing={words.nothing}
                of={
                  person.notices &&
                  person.notices.map(({ id, title, body, date }) => ({ key: id, title, text: body, end: momentOf(date, lang) }))
                }
              />
            </Card>
            <Card title={words.record}>
              <Record of={person.audit} hidden={words.hidden} nothing={words.nothing} />
            </Card>
          </>
        ),
        aside: (
          <>
            <Account of={person} />
            <Card title={words.addresses}>
              <Rows
                hidden={words.hidden}
                nothing={words.nothing}
                of={
                  person.addresses &&
                  person.addresses.map(({ id, full_name: name, phone, street, city, postcode, country_name: country }) => ({
                    key: id,
                    title: name,
                    text: [street, `${postcode} ${city}`.trim(), country, phone].filter(Boolean).join(', '),
                  }))
                }
              />
            </Card>
            <Card title={words.sessions}>
              <Rows
                hidden={words.hidden}
                nothing={words.nothing}
                of={
                  person.sessions &&
                  person.sessions.map(({ id, device, place, last_use: at }) => ({
                    key: id,
                    title: device || place,
                    text: [place, momentOf(at, lang)].filter(Boolean).join(' · '),
                  }))
                }
              />
            </Card>
          </>
        ),
      })}
    </DetailPage>
  )
}

function Account({ of: person }: { of: CustomerView }) {
  const words = usePeopleWords()
  const { lang } = useReader()
  return (
    <Card title={words.account}>
      <Facts
        facts={[
          [words.columns.email, person.email],
          [words.columns.phone, person.phone],
          [words.columns.state, person.email_verified ? words.verified : words.unverified],
          [words.columns.since, dayOf(person.since, lang)],
          [words.language, `${isLanguage(person.lang) ? languageNames[person.lang] : person.lang} · ${person.currency}`],
          [words.paused, person.payouts_paused_until && momentOf(person.payouts_paused_until, lang)],
          [words.closes, person.closing_at && dayOf(person.closing_at, lang)],
          [words.shop, person.shop && <a href={hrefOf('shop', { id: person.shop.id })}>{person.shop.name}</a>],
        ]}
      />
    </Card>
  )
}

function Wallet({ of: money, orders }: { of: CustomerView['money']; orders: CustomerView['orders'] }) {
  const words = usePeopleWords()
  const codes = useCodeWords()
  const { lang } = useReader()
  // People know an order by its number, and the reference contains its ID.
  const nameOf = (reference: string) => {
    const order = orders?.find(({ id }) => reference === `order:${id}`)
    return codes.thingOf(order ? `order:${order.order_no}` : reference)
  }
  return (
    <Card title={words.money}>
      {money && (
        <Facts
          facts={[
            [words.balance, <Money key="available" of={money.balance} />],
            [words.frozen, <Money key="frozen" of={money.frozen} />],
          ]}
        />
      )}
      <Rows
        hidden={words.hidden}
        nothing={words.nothing}
        of={
          money &&
          money.lines.map(({ id, date, direction, kind, amount, reference }) => ({
            key: id,
            title: codes.lineOf(kind),
            text: [nameOf(reference), momentOf(date, lang)].join(' · '),
            end: <Money of={direction === 'expense' ? `-${amount}` : amount} />,
          }))
        }
      />
    </Card>
  )
}

function Orders({ of: orders }: { of: CustomerView['orders'] }) {
  const words = usePeopleWords()
  const { lang } = useReader()
  return (
    <Card title={words.orders}>
      <Rows
        hidden={words.hidden}
        nothing={words.nothing}
        of={
          orders &&
          orders.map(({ id, order_no: number, shop, total, placed_at: at }) => ({
            key: id,
            title: <a href={hrefOf('order', { id })}>{number}</a>,
            text: [shop, dayOf(at, lang)].join(' · '),
            end: <Money of={total} />,
          }))
        }
      />
    </Card>
  )
}
