import { useShowRefund } from '@plaza/client'
import { type Refund, storefrontLinks } from '@plaza/contract'
import { ButtonLink, EmptyScene, LinesSkeleton, PriceText, Tile, Timeline } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { ChatLink } from '../../../parts/ChatLink.tsx'
import { Failure } from '../../../parts/Failure.tsx'
import { scene } from '../../../parts/pictures/scene.ts'
import { PrivatePicture } from '../../../parts/pictures/PrivatePicture.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { toneOf } from '../refund-looks.ts'
import { useRefundWords } from '../words/index.ts'
import { RefundActions } from './RefundWays.tsx'
import { WhoseTurn } from './WhoseTurn.tsx'
import styles from '../Refunds.module.css'

/** One refund request: its status, the party that must act next, the amount, and the history. */
export function RefundDetail({ id }: { id: string }) {
  const words = useRefundWords()
  const request = useShowRefund(id)
  const refund = request.data
  if (request.error?.reason === 'refund_unknown')
    return (
      <EmptyScene pictures={scene('coin')} title={words.unknown} action={<ButtonLink href={hrefOf('refunds')}>{words.title}</ButtonLink>} />
    )
  if (!refund && request.isError) return <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  if (!refund)
    return (
      <div className={styles.card} aria-busy>
        <LinesSkeleton lines={8} />
      </div>
    )
  return (
    <div className={styles.two}>
      <div className={styles.blocks}>
        <Head refund={refund} />
        <History refund={refund} />
      </div>
      <div className={styles.blocks}>
        <Items refund={refund} />
        <Facts refund={refund} />
      </div>
    </div>
  )
}

function Head({ refund }: { refund: Refund }) {
  const words = useRefundWords()
  const { base } = useSums()
  const { state, label, amount, back_to: backTo, outcome, offered } = refund
  return (
    <section aria-label={label} className={styles.card} data-tone={toneOf(refund)}>
      <h2 className={styles.status}>{label}</h2>
      <p className={styles.big}>
        <PriceText value={base(amount)} />
      </p>
      {outcome !== -1 && <p>{(outcome === 1 ? words.cameBack : words.backTo)[backTo](base(amount))}</p>}
      {state === 'offered' && offered !== null && <p className={styles.offer}>{words.offer(base(offered))}</p>}
      <WhoseTurn refund={refund} />
      {refund.return_address && state === 'awaiting_return' && (
        <div>
          <h3 className={styles.quiet}>{words.returnTo}</h3>
          <address className={styles.address}>
            {refund.return_address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      )}
      <RefundActions refund={refund} />
    </section>
  )
}

function History({ refund: { timeline, state } }: { refund: Refund }) {
  const { lang } = useReader()
  const words = useRefundWords()
  return (
    <section aria-labelledby="history-title" className={styles.card}>
      <h2 id="history-title">{words.timeline}</h2>
      <Timeline
        label={words.timeline}
        entries={timeline.map((step, at) => ({
          title: `${step.label} · ${words.by[step.by]}`,
          when: momentOf(step.at, lang),
          dateTime: step.at,
          state:
            step.state === 'rejected' || step.state === 'closed'
              ? 'trouble'
              : at === timeline.length - 1 && step.state === state
                ? 'now'
                : 'done',
          ...((step.note !== '' || step.pictures.length > 0) && {
            text: (
              <>
                {step.note !== '' && <p>{step.note}</p>}
                {step.pictures.length > 0 && (
                  <div className={styles.evidence}>
                    {step.pictures.map(({ id, url }, number) => (
                      <PrivatePicture key={id} id={id} url={url} label={words.evidence(number + 1)} />
                    ))}
                  </div>
                )}
              </>
            ),
          }),
        }))}
      />
    </section>
  )
}

function Items({ refund: { items } }: { refund: Refund }) {
  const { picture, text } = useReader()
  const words = useRefundWords()
  const { base } = useSums()
  return (
    <section aria-labelledby="refund-items" className={styles.card}>
      <h2 id="refund-items">{words.items}</h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.item_id} className={styles.line}>
            <Tile
              corners="small"
              name={text(item, 'name')}
              picture={picture('product', item.image, item.tint)}
              sizes="56px"
              className={styles.tile}
            />
            <span className={styles.words}>
              <a href={storefrontLinks.product(item.product_id)}>{text(item, 'name')}</a>
              <span className={styles.quiet}>x{item.quantity}</span>
            </span>
            <b>
              <PriceText value={base(item.amount)} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ refund }: { refund: Refund }) {
  const { lang } = useReader()
  const words = useRefundWords()
  const { order_id: orderId, order_no: number, kind, reason, asked_at: requestedAt, carrier, tracking_no: tracking } = refund
  return (
    <section aria-labelledby="refund-facts" className={styles.card}>
      <h2 id="refund-facts">{words.facts}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.order}</dt>
          <dd>
            <a href={storefrontLinks.order(orderId)} className="num">
              {number}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.kind}</dt>
          <dd>{words.kinds[kind]}</dd>
        </div>
        {kind !== 'withdrawal' && (
          <div>
            <dt>{words.reason}</dt>
            <dd>{words.reasons[reason]}</dd>
          </div>
        )}
        <div>
          <dt>{words.askedAt}</dt>
          <dd>
            <time dateTime={requestedAt}>{momentOf(requestedAt, lang)}</time>
          </dd>
        </div>
        {tracking && (
          <div>
            <dt>{words.parcelBack}</dt>
            <dd>
              {carrier} · <span className="num">{tracking}</span>
            </dd>
          </div>
        )}
      </dl>
      <div>
        <ChatLink look="soft" size="small" query={{ shop: refund.shop.id, about: `refund:${refund.id}` }}>
          {words.askShop}
        </ChatLink>
      </div>
    </section>
  )
}
