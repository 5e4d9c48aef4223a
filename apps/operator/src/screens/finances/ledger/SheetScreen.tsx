import { Card, ConsolePage, Failed, Money } from '@plaza/console'
import { Banner, Button, LinesSkeleton, PriceWords } from '@plaza/design'
import { calendarDayOf, useReader } from '@plaza/web/reading'
import { useListDayClosingsPages, useShowBalanceSheet } from '../../../calls/finances.ts'
import { useCodeWords } from '../../../parts/tell/words/index.ts'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { hrefOf } from '../../../paths.ts'
import { useWords } from '../../../words/index.ts'
import { naturalFlow } from './natural-balance.ts'
import { useLedgerWords } from './words/index.ts'

/** Balance sheet: assets against liabilities, shops that owe money, and closed days. */
export default function SheetScreen() {
  const words = useLedgerWords()
  const codes = useCodeWords()
  const { lang } = useReader()
  const query = useShowBalanceSheet()
  const sheet = query.data
  const agrees = sheet?.totals.difference === '0.00'
  return (
    <ConsolePage title={words.sheet} subtitle={words.sheetText} width="narrow">
      {!sheet && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!sheet && !query.isError && <LinesSkeleton lines={10} />}
      {sheet && (
        <>
          <Banner tone={agrees ? 'info' : 'danger'} title={agrees ? words.agrees : words.differs}>
            {agrees ? (
              sheet.closed_up_to && words.closedUpTo(calendarDayOf(sheet.closed_up_to, lang))
            ) : (
              <>
                {words.difference}: <Money of={sheet.totals.difference} />
              </>
            )}
          </Banner>
          <p>
            {words.assets} <Money of={sheet.totals.assets} /> = {words.liabilities} <Money of={sheet.totals.liabilities} /> + {words.own}{' '}
            <Money of={sheet.totals.own} />
          </p>
          {(['assets', 'liabilities', 'own'] as const).map((part) => (
            <Card
              key={part}
              title={words[part]}
              action={
                <b>
                  <Money of={sheet.totals[part]} />
                </b>
              }
            >
              <Rows
                hidden=""
                nothing=""
                of={sheet[part].map(({ account, amount }) => ({
                  key: account,
                  title: account.includes('/') ? (
                    <a href={hrefOf('ledger', { q: account })}>{codes.accountOf(account)}</a>
                  ) : (
                    codes.accountOf(account)
                  ),
                  text: account.includes('/') && account,
                  end: <Money of={amount} />,
                }))}
              />
            </Card>
          ))}
          <Card title={words.receivables}>
            <Rows
              hidden=""
              nothing={words.noReceivables}
              of={sheet.receivables.map(({ shop, owed }) => ({
                key: shop.id,
                title: <a href={hrefOf('shop', { id: shop.id })}>{shop.name}</a>,
                end: <Money of={owed} />,
              }))}
            />
          </Card>
          <Closings />
        </>
      )}
    </ConsolePage>
  )
}

function Closings() {
  const words = useLedgerWords()
  const codes = useCodeWords()
  const { console: shared } = useWords()
  const { lang, price } = useReader()
  const query = useListDayClosingsPages()
  const days = query.data?.pages.flatMap(({ list }) => list)
  return (
    <Card title={words.closings}>
      {!days && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {days && (
        <Rows
          hidden=""
          nothing={words.notClosed}
          of={days.map(({ day, moves, flows }) => ({
            key: day,
            title: calendarDayOf(day, lang),
            text: (
              <PriceWords
                text={flows
                  .map(naturalFlow)
                  .map(({ account, came, went }) => `${codes.accountOf(account)} +${price(came)} −${price(went)}`)
                  .join(' · ')}
              />
            ),
            end: `${words.moves}: ${moves}`,
          }))}
        />
      )}
      {query.hasNextPage && (
        <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {shared.showMore}
        </Button>
      )}
    </Card>
  )
}
