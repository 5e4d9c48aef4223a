import { Card, Failed, Money } from '@plaza/console'
import type { ShopStatement } from '@plaza/contract'
import { Button, Icon, IconDownload, LinesSkeleton, Select } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { htmlLanguages } from '@plaza/values'
import { useState } from 'react'
import { useShowShopStatementPages, useStatementFile } from '../../calls/finances.ts'
import { FileButton } from '../../parts/files/FileButton.tsx'
import { useWords } from '../../words/index.ts'
import { lastMonths } from './months.ts'
import { StatementTable } from './StatementTable.tsx'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const monthsShown = 24

/** Monthly statement: opening and closing balance, then order by order. It can be downloaded as CSV or PDF. */
export function StatementCard() {
  const words = usePaymentWords()
  const shared = useWords()
  const { lang } = useReader()
  const [months] = useState(() => lastMonths(new Date(), monthsShown))
  const [month, setMonth] = useState(months[0] ?? '')
  const query = useShowShopStatementPages(month)
  const fileOf = useStatementFile()
  const pages = query.data?.pages
  const list = pages?.flatMap((page) => page.list) ?? []
  const name = new Intl.DateTimeFormat(htmlLanguages[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Card title={words.statement}>
      <div className={styles.tools}>
        <Select
          label={words.month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          options={months.map((value) => ({ value, label: name.format(new Date(`${value}-01T00:00:00Z`)) }))}
        />
        {(['csv', 'pdf'] as const).map((format) => (
          <FileButton key={format} look="outline" icon={<Icon of={IconDownload} size={20} />} fetchFile={() => fileOf(month, format)}>
            {format.toUpperCase()}
          </FileButton>
        ))}
      </div>
      {query.isError && !pages && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!pages && !query.isError && <LinesSkeleton lines={8} />}
      {pages?.[0] && <MonthSums of={pages[0]} />}
      {list.length > 0 && <StatementTable list={list} />}
      {query.hasNextPage && (
        <Button look="outline" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {shared.console.showMore}
        </Button>
      )}
    </Card>
  )
}

const less = (amount: string) => (Number(amount) === 0 ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

function MonthSums({ of: { opening, closing, sums, other, orders, final } }: { of: ShopStatement }) {
  const words = usePaymentWords()
  const kinds: Readonly<Record<string, string>> = words.kinds
  const rows: [name: string, amount: string, main?: true][] = [
    [words.opening, opening],
    [`${words.gross} · ${words.orders(orders)}`, sums.gross],
    [words.shopCoupons, less(sums.shop_coupons)],
    [words.refunds, less(sums.refunds)],
    [words.commission, less(sums.commission)],
    [words.net, sums.net, true],
    ...(Number(sums.cash) === 0 ? [] : [[words.cash, sums.cash] as [string, string]]),
    ...other.map(({ kind, amount }): [string, string] => [kinds[kind] ?? kind, amount]),
    [final ? words.closing : words.soFar, closing, true],
  ]
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(([name, amount, main]) => (
          <li key={name} className={styles.row}>
            {main ? <b>{name}</b> : <span>{name}</span>}
            {main ? (
              <b>
                <Money of={amount} />
              </b>
            ) : (
              <Money of={amount} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {words.within} <Money of={sums.tax} /> · {words.mallCoupons} <Money of={sums.mall_coupons} />
      </p>
    </>
  )
}
