import { type Column, IndexPage, Money, useIndexAddress } from '@plaza/console'
import type { RefundCard } from '@plaza/contract'
import { IconReceiptRefund, StatusChip, Tile } from '@plaza/design'
import { type Instant, instantNow, showTime } from '@plaza/values'
import { useNewest } from '@plaza/web/hooks'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useListShopRefundsPages } from '../../calls/refunds.ts'
import { hrefOf } from '../../paths.ts'
import { toneOfRefund } from './refund-looks.ts'
import { useRefundWords } from './words/index.ts'
import styles from './Refunds.module.css'

const views = ['open', 'done', 'all'] as const

/** Refund requests to this shop. Requests that wait for the shop's answer come first, by deadline. */
export default function RefundsScreen() {
  const words = useRefundWords()
  const at = useIndexAddress({ views })
  const query = useListShopRefundsPages({ state: at.view })
  const counts = useNewest(query, (page) => page.counts)
  return (
    <IndexPage
      name="refunds"
      title={words.title}
      subtitle={counts && counts.mine > 0 ? words.waiting(counts.mine) : undefined}
      at={at}
      query={query}
      row={{
        id: ({ id }) => id,
        name: ({ order_no: number }) => words.of(number),
        href: ({ id }) => hrefOf('refund', { id }),
      }}
      columns={useColumns()}
      views={views.map((key) => ({ key, label: words.views[key], ...(key === 'open' && counts && { count: counts.open }) }))}
      empty={{ icon: IconReceiptRefund, title: words.empty, text: words.emptyText }}
    />
  )
}

const useColumns = (): readonly Column<RefundCard>[] => {
  const words = useRefundWords()
  const { lang, picture } = useReader()
  return [
    {
      key: 'order',
      head: words.columns.order,
      cell: ({ order_no: number, items: [first], shop }) => (
        <>
          <Tile
            name={shop.name}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={first && picture('product', first.image, first.tint)}
          />
          <span className="num">{number}</span>
        </>
      ),
    },
    { key: 'reason', head: words.columns.reason, cell: ({ reason }) => words.reasons[reason] },
    { key: 'kind', head: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'amount',
      head: words.columns.amount,
      end: true,
      cell: ({ amount }) => (
        <b>
          <Money of={amount} />
        </b>
      ),
    },
    { key: 'state', head: words.columns.state, cell: (refund) => <StatusChip tone={toneOfRefund(refund)}>{refund.label}</StatusChip> },
    { key: 'due', head: words.columns.due, cell: (refund) => <Due of={refund} /> },
    {
      key: 'asked',
      head: words.columns.asked,
      cell: ({ asked_at: at }) => (
        <time dateTime={at} title={momentOf(at, lang)}>
          {dayOf(at, lang)}
        </time>
      ),
    },
  ]
}

/** Deadline for the shop's answer; empty if another party has to act. */
function Due({ of: { deadline } }: { of: Pick<RefundCard, 'deadline'> }) {
  const words = useRefundWords()
  const { lang } = useReader()
  if (deadline?.by !== 'seller') return null
  const now = instantNow()
  if (deadline.at < now) return <b className={styles.late}>{words.late}</b>
  return showTime({ moment: deadline.at as Instant, now, language: lang })
}
