import { type CallFailure, useGetCart, useRemoveFromCart, useUpdateCart } from '@plaza/client'
import { Banner, Button, ButtonLink, cx, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useCartPlace } from '../../mall/cart/cart-place.ts'
import { useReader } from '../../mall/reader.ts'
import { AskFirst } from '../../parts/AskFirst.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { hrefOf } from '../../paths.ts'
import { type WrongLine, linesOf, lineInCart } from './wrong-lines.ts'
import { Card } from './CheckoutFrame.tsx'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

type Props = { purchase: OngoingPurchase; error: CallFailure }

/** Lines that cannot be bought, each with a fix. The customer was not charged for them. */
export function WrongLines({ purchase, error }: Props) {
  const words = useCheckoutWords()
  const { item } = purchase.wanted
  const cart = useGetCart(useCartPlace(), { enabled: item === undefined }).data
  const lines = linesOf(error)
  const why = error.reason === 'own_shop' ? words.ownShop : words.notAvailable
  return (
    <Card>
      <Banner tone="warning" title={words.wrongTitle}>
        {words.wrongText}
      </Banner>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.product_id} ${line.sku_id}`} className={styles.line}>
            {item ? <OneThing line={line} why={why} /> : <LineOfCart line={line} why={why} inCart={lineInCart(cart, line)} />}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button look="soft" busy={purchase.quote.isFetching} onClick={() => void purchase.quote.refetch()}>
          {words.lookAgain}
        </Button>
        {!item && (
          <ButtonLink look="outline" href={hrefOf('cart')}>
            {words.toCart}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

type Why = { line: WrongLine; why: string }

function WrongLineText({ name, line, why }: Why & { name: string }) {
  const words = useCheckoutWords()
  return (
    <div className={cx(styles.lineWords, styles.wrong)}>
      <b>{name}</b>
      <span>{line.items_left > 0 ? words.onlyLeft(line.items_left) : why}</span>
    </div>
  )
}

function LineOfCart({ line, why, inCart }: Why & { inCart: ReturnType<typeof lineInCart> }) {
  const words = useCheckoutWords()
  const cartWords = useCartWords()
  const { text, words: mall } = useReader()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveFromCart()
  const { mutateAsync: update, isPending: isUpdating } = useUpdateCart()
  const name = inCart ? text(inCart, 'name') : words.thisItem
  const place = useCartPlace()
  const reportFailure = (change: Promise<unknown>) => void change.catch((error: unknown) => toasts.show(saidOf(error, mall), 'error'))
  return (
    <>
      <WrongLineText name={name} line={line} why={why} />
      {inCart && (
        <div className={styles.ways}>
          {line.items_left > 0 && (
            <Button
              look="soft"
              size="small"
              busy={isUpdating}
              onClick={() => reportFailure(update({ ...place, id: inCart.id, quantity: String(line.items_left) }))}
            >
              {words.take(line.items_left)}
            </Button>
          )}
          <AskFirst title={cartWords.askRemove(1)} does={words.remove} onDo={() => reportFailure(remove({ ...place, ids: [inCart.id] }))}>
            {(ask) => (
              <Button look="outline" size="small" busy={isRemoving} aria-label={words.removeOf(name)} onClick={ask}>
                {words.remove}
              </Button>
            )}
          </AskFirst>
        </div>
      )}
    </>
  )
}

function OneThing({ line, why }: Why) {
  const words = useCheckoutWords()
  return (
    <>
      <WrongLineText name={words.thisItem} line={line} why={why} />
      <ButtonLink look="soft" size="small" href={hrefOf('product', { id: line.product_id })}>
        {words.toProduct}
      </ButtonLink>
    </>
  )
}
