import { Card, DetailPage, Facts, Money, type ScreenProps } from '@plaza/console'
import type { MallShop, Suspension } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { calendarDayOf, countryName, dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useShowMallShop } from '../../calls/shops.ts'
import { CasesOf } from '../../parts/cases/CasesOf.tsx'
import { Record } from '../../parts/tell/Record.tsx'
import { Rows } from '../../parts/tell/Rows.tsx'
import { hrefOf } from '../../paths.ts'
import { ShopActions } from './ShopWays.tsx'
import { shopTones } from './tones.ts'
import { useShopsWords } from './words/index.ts'

/** One shop: its cases, its suspensions with the owner's appeals, and its audit log. */
export default function ShopScreen({ query }: ScreenProps) {
  const words = useShopsWords()
  const { lang } = useReader()
  const rowsOf = useSuspensionRows()
  const request = useShowMallShop(query.get('id') ?? '')
  return (
    <DetailPage of={request} title={words.about} back={{ href: hrefOf('shops'), label: words.title }}>
      {(shop) => ({
        title: shop.name,
        mark: <StatusChip tone={shopTones[shop.state]}>{words.views[shop.state]}</StatusChip>,
        subtitle: `${shop.city}, ${countryName(shop.country, lang)}`,
        actions: <ShopActions shop={shop} />,
        main: (
          <>
            <Card title={words.cases}>
              <CasesOf of={shop.cases} nothing={words.nothing} />
            </Card>
            <Card title={words.suspensions}>
              <Rows hidden={words.hidden} nothing={words.never} of={rowsOf(shop.suspensions)} />
            </Card>
            <Card title={words.record}>
              <Record of={shop.audit} hidden={words.hidden} nothing={words.nothing} />
            </Card>
          </>
        ),
        aside: <About of={shop} />,
      })}
    </DetailPage>
  )
}

const useSuspensionRows = () => {
  const words = useShopsWords()
  const { lang } = useReader()
  return (suspensions: readonly Suspension[]) =>
    suspensions.map(({ id, reason, ground, made_by: name, since, until, appeal, ended }) => ({
      key: id,
      title: reason,
      text: [
        ground,
        `${name} · ${momentOf(since, lang)}`,
        until && words.until(momentOf(until, lang)),
        appeal && `${words.appeal}: “${appeal.text}”`,
        ended && [words.ended(momentOf(ended.at, lang)), ended.by, ended.reason].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    }))
}

function About({ of: shop }: { of: MallShop }) {
  const words = useShopsWords()
  const { lang } = useReader()
  const { money } = shop
  return (
    <>
      <Card title={words.about}>
        <Facts
          facts={[
            [
              words.columns.owner,
              <a key="owner" href={hrefOf('person', { id: shop.owner.id })}>
                {shop.owner.full_name}
              </a>,
            ],
            [words.contact, shop.contact_person],
            [words.phone, shop.phone],
            [words.columns.since, dayOf(shop.since, lang)],
            [words.back, shop.back_on && calendarDayOf(shop.back_on, lang)],
          ]}
        />
      </Card>
      <Card title={words.money}>
        {money ? (
          <Facts
            facts={[
              [words.balance, <Money key="available" of={money.balance} />],
              [words.frozen, <Money key="frozen" of={money.frozen} />],
              [words.owed, <Money key="owed" of={money.owed} />],
            ]}
          />
        ) : (
          <p>{words.hidden}</p>
        )}
      </Card>
      <Card title={words.members}>
        <Rows
          hidden={words.hidden}
          nothing={words.nothing}
          of={
            shop.members &&
            shop.members.map(({ email, role, state }) => ({
              key: email,
              title: email,
              text: `${words.memberRoles[role]} · ${words.memberStates[state]}`,
            }))
          }
        />
      </Card>
    </>
  )
}
