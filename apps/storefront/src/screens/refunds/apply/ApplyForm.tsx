import { useQuoteRefund } from '@plaza/client'
import { type RefundKind, type RefundReason, maxRefundPictures, storefrontLinks } from '@plaza/contract'
import { Button, ButtonLink, EmptyScene, FieldError, LinesSkeleton, RadioCards, TextArea, TextField } from '@plaza/design'
import { focusFault } from '@plaza/web/form'
import { dayOf, momentOf } from '@plaza/web/reading'
import { isCallFailure } from '@plaza/client'
import { goInstead } from '@plaza/web/route'
import { type FormEvent, useEffect } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { scene } from '../../../parts/pictures/scene.ts'
import { PictureField } from '../../../parts/pictures/PictureField.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { useRefundWords } from '../words/index.ts'
import { ChooseLines } from './ChooseLines.tsx'
import { RefundSum } from './RefundSum.tsx'
import { useApplying } from './use-applying.ts'
import styles from '../Refunds.module.css'

type Props = { orderId: string; isWithdrawal: boolean }

/** Form to request a refund: items, type and reason. The server computes the amount while the customer chooses. */
export function ApplyForm({ orderId, isWithdrawal }: Props) {
  const { lang } = useReader()
  const words = useRefundWords()
  const { base } = useSums()
  const asking = useApplying(orderId, isWithdrawal)
  const { items, kind, reason, faults, uploads } = asking
  const query = useQuoteRefund({
    order_id: orderId,
    ...(items.length > 0 && { items: items.map(({ item_id, quantity }) => ({ item_id, quantity: String(quantity) })) }),
    kind,
  })
  const quote = query.data
  const why = query.error?.reason
  const kinds = (quote?.kinds ?? []).filter((each) => each !== 'withdrawal')
  const [firstKind] = kinds
  const { set, preselect } = asking
  useEffect(() => {
    if (quote) preselect(quote)
    if (isWithdrawal || !quote) return
    // Before dispatch, the customer can only withdraw from the whole order, so redirect to the withdrawal form.
    if (firstKind === undefined) goInstead(hrefOf('refunds', { order: orderId, kind: 'withdrawal' }))
    else if (!quote.kinds.includes(kind)) set('kind', firstKind)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    asking.send(quote?.amount ?? '0.00')
    // The errors appear after this event.
    setTimeout(() => focusFault(form))
  }
  if (!quote && (why === 'not_refundable' || why === 'order_unknown')) {
    const { until } = ((isCallFailure(query.error) && query.error.data) || {}) as { until?: string }
    return (
      <EmptyScene
        pictures={scene('coin')}
        title={why === 'order_unknown' ? words.unknown : words.notRefundable(until ? dayOf(until, lang) : '')}
        action={<ButtonLink href={why === 'order_unknown' ? hrefOf('orders') : storefrontLinks.order(orderId)}>{words.toOrder}</ButtonLink>}
      />
    )
  }
  if (!quote && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!quote)
    return (
      <div className={styles.card} aria-busy>
        <LinesSkeleton lines={8} />
      </div>
    )
  return (
    <form noValidate className={styles.two} onSubmit={submit}>
      <div className={styles.blocks}>
        <section aria-labelledby="choose-title" className={styles.card}>
          <h2 id="choose-title">{words.choose}</h2>
          <div data-invalid={faults.items ? true : undefined}>
            <ChooseLines lines={quote.lines} chosen={items} onChange={asking.choose} />
            <FieldError error={faults.items} />
          </div>
        </section>
        {!isWithdrawal && (
          <section className={styles.card}>
            <RadioCards
              label={words.how}
              value={kind}
              cards={kinds.map((each) => ({ value: each, title: words.kinds[each], text: words.kindTexts[each] }))}
              onChange={(value) => asking.set('kind', value as RefundKind)}
            />
            <RadioCards
              label={words.why}
              value={reason}
              cards={quote.reasons.map((each) => ({ value: each, title: words.reasons[each] }))}
              onChange={(value) => asking.set('reason', value as RefundReason)}
              {...(faults.reason !== undefined && { error: faults.reason })}
            />
          </section>
        )}
        <section className={styles.card}>
          <TextArea
            label={words.note}
            hint={words.noteHint}
            maxLength={500}
            value={asking.remark}
            onChange={({ target }) => asking.set('remark', target.value)}
          />
          {!isWithdrawal && <PictureField uploads={uploads} label={words.pictures} most={maxRefundPictures} error={faults.pictures} />}
        </section>
      </div>
      <aside className={styles.blocks}>
        <section className={styles.card}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{words.sumLater}</p>
          ) : query.isPlaceholderData && /^0+\.0+$/.test(quote.amount) ? (
            <LinesSkeleton lines={4} />
          ) : (
            <RefundSum quote={quote} less={asking.lessOf(quote.amount)} isStale={query.isPlaceholderData} />
          )}
          {quote.until && <p className={styles.quiet}>{words.until(momentOf(quote.until, lang))}</p>}
          {!isWithdrawal && (
            <TextField
              label={words.lessLabel}
              hint={words.lessHint(base(quote.amount))}
              inputMode="decimal"
              value={asking.less}
              error={faults.less}
              onChange={({ target }) => asking.set('less', target.value)}
            />
          )}
          <FieldError error={faults.whole} />
          {asking.openRefund && (
            <p>
              <a href={storefrontLinks.refund(asking.openRefund)} className={styles.link}>
                {words.seeOpen}
              </a>
            </p>
          )}
          <Button wide type="submit" busy={asking.isBusy}>
            {isWithdrawal ? words.sendWithdrawal : words.send}
          </Button>
        </section>
      </aside>
    </form>
  )
}
