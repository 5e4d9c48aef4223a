import type { CallFailure } from '@plaza/client'
import type { Cart, CartLine } from '@plaza/contract'
import { Button, cx } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { ChangePlace } from './ChangePlace.tsx'
import styles from './Line.module.css'

type Props = {
  line: CartLine
  place: Cart['place']
  failure: CallFailure | undefined
  isOffline: boolean
  onTake: (quantity: number) => void
}

/** Hints on a line before purchase, with the possible actions. */
export function LineNote({ line, place, failure, isOffline, onTake }: Props) {
  const { lang, price, words: mall } = useReader()
  const words = useCartWords()
  const { state, items_left: left, offer_ends: ends } = line
  return (
    <>
      {state === 'low_stock' && <p className={styles.few}>{words.onlyLeft(left)}</p>}
      {state === 'price_changed' && (
        <p className={cx(styles.changed, Number(line.price) < Number(line.price_seen) && styles.fallen)}>
          {words.priceNow(price(line.price), price(line.price_seen))}
        </p>
      )}
      {state === 'not_deliverable' && (
        <div className={styles.patch}>
          <span className={styles.wrong}>{words.notDelivered(place?.country_name ?? null)}</span>
          {!isOffline && (
            <ChangePlace place={place}>
              {(open) => (
                <Button look="soft" size="small" aria-haspopup="dialog" onClick={open}>
                  {words.otherPlace}
                </Button>
              )}
            </ChangePlace>
          )}
        </div>
      )}
      {state === 'too_many' && (
        <p className={cx(styles.wrong, styles.patch)}>
          {words.onlyLeft(left)}
          <Button look="soft" size="small" whyNot={isOffline ? words.offlineText : undefined} onClick={() => onTake(left)}>
            {words.take(left)}
          </Button>
        </p>
      )}
      {ends !== null && <p className={styles.few}>{words.offerEnds(dayOf(ends, lang))}</p>}
      {failure && (
        <p role="alert" className={styles.wrong}>
          {saidOf(failure, mall)}
        </p>
      )}
    </>
  )
}
