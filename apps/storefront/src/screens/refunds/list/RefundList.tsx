import { useListRefundsPages } from '@plaza/client'
import { type RefundCard, refundTabs, storefrontLinks } from '@plaza/contract'
import { Button, ButtonLink, Chip, EmptyScene, PriceText, RowSkeleton, StatusChip, Tile } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { dayOf, momentOf } from '@plaza/web/reading'
import { changeQuery } from '@plaza/web/route'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { scene } from '../../../parts/pictures/scene.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { WhoseTurn } from '../detail/WhoseTurn.tsx'
import { toneOf } from '../refund-looks.ts'
import { useRefundWords } from '../words/index.ts'
import styles from '../Refunds.module.css'

/** The customer's refund requests, in tabs by the party that must act next. The tab is in the URL. */
export function RefundList({ query }: { query: URLSearchParams }) {
  const words = useRefundWords()
  const status = refundTabs.find((tab) => tab === query.get('status')) ?? 'all'
  const request = useListRefundsPages(status === 'all' ? {} : { status })
  const counts = useNewest(request, (page) => page.counts)
  const refunds = request.data?.pages.flatMap((page) => page.list)
  return (
    <div className={styles.blocks}>
      <div role="group" aria-label={words.tabsLabel} className={styles.tabs}>
        {refundTabs.map((tab) => (
          <Chip
            key={tab}
            pressed={tab === status}
            count={tab !== 'all' && counts?.[tab] ? <span className="num">{counts[tab]}</span> : undefined}
            onChange={() => changeQuery(hrefOf('refunds', tab === 'all' ? {} : { status: tab }))}
          >
            {words.tabs[tab]}
          </Chip>
        ))}
      </div>
      {!refunds && request.isError && <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {!refunds && !request.isError && (
        <div className={styles.blocks} aria-busy>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.card}>
              <RowSkeleton />
            </div>
          ))}
        </div>
      )}
      {refunds?.length === 0 && (
        <EmptyScene
          pictures={scene('coin')}
          title={words.empty[status]}
          text={words.emptyText}
          action={<ButtonLink href={hrefOf('orders')}>{words.toOrders}</ButtonLink>}
        />
      )}
      {refunds && refunds.length > 0 && (
        <ul aria-label={words.title} className={styles.blocks}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundRow refund={refund} />
            </li>
          ))}
        </ul>
      )}
      {request.hasNextPage && (
        <Button look="outline" busy={request.isFetchingNextPage} onClick={() => void request.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

const maxTiles = 3

function RefundRow({ refund }: { refund: RefundCard }) {
  const { lang, picture, text } = useReader()
  const words = useRefundWords()
  const { base } = useSums()
  const { id, order_no: number, shop, label, items, amount, asked_at: requestedAt } = refund
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article aria-label={`${words.one} ${number}`} className={styles.card}>
      <header className={styles.head}>
        <b className={styles.shop}>{shop.name}</b>
        <time dateTime={requestedAt} title={momentOf(requestedAt, lang)} className={styles.quiet}>
          {dayOf(requestedAt, lang)}
        </time>
        <StatusChip tone={toneOf(refund)}>{label}</StatusChip>
      </header>
      <div className={styles.middle}>
        <div className={styles.tiles} aria-hidden="true">
          {items.slice(0, maxTiles).map((item) => (
            <Tile
              key={item.item_id}
              corners="small"
              name={text(item, 'name')}
              picture={picture('product', item.image, item.tint)}
              sizes="56px"
              className={styles.tile}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h2 className={styles.goods}>
            {items[0] && text(items[0], 'name')}
            {items.length > 1 && <span className={styles.quiet}> {words.others(items.length - 1)}</span>}
          </h2>
          <span className={styles.quiet}>
            {words.pieces(pieces)} · <span className="num">{number}</span>
          </span>
          <b className={styles.sum}>
            <PriceText value={base(amount)} />
          </b>
          <WhoseTurn refund={refund} />
        </div>
        <ButtonLink
          look={refund.actions.length > 0 && refund.deadline?.by === 'customer' ? 'primary' : 'soft'}
          href={storefrontLinks.refund(id)}
        >
          {words.seeOpen}
          <span className="sr"> {number}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
