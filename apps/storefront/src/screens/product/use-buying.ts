import { toasts } from '@plaza/design'
import { go, goInstead } from '@plaza/web/route'
import { loginWanted } from '@plaza/web/session'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { maxOfOne } from '../../mall/guest-cart.ts'
import { type NotAdded, useAdding } from '../../mall/cart/use-adding.ts'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { type Choice, type Product, choose, firstChoice, offerOf } from '../../parts/options/choose-variant.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useProductWords } from './words/index.ts'

const thanksMs = 1000
export type OptimisticChange = 'add' | 'buy'

/** Chosen variant and quantity, and the action of the Add and Buy buttons. */
export const useBuying = (product: Product) => {
  const addToCart = useAdding()
  const isVisitor = useSession().token === null
  const { words: mallWords } = useReader()
  const words = useProductWords()
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product))
  const [wanted, setQuantity] = useState(1)
  const [optimisticChange, setWish] = useState<OptimisticChange>('add')
  const [note, setNote] = useState<string>()
  const sheet = useBackCloses()
  const thanks = useThanks()

  const offer = useMemo(() => offerOf(product, choice), [product, choice])
  const most = Math.max(1, Math.min(maxOfOne, offer.itemsLeft))
  const quantity = Math.min(wanted, most)

  const chooseValue = useCallback(
    (key: string, value: string) => {
      setChoice((before) => choose(product, before, key, value))
      setNote(undefined)
    },
    [product],
  )

  /** A quantity that exceeds the cart's limits is reported next to the buttons. */
  const put = (skuId: string, itemsLeft: number, price: string) => {
    setNote(undefined)
    addToCart(
      { productId: product.id, ...(product.skus.length > 1 && { skuId }), quantity, itemsLeft, price },
      {
        added(pieces) {
          thanks.say()
          toasts.show(mallWords.product.added(pieces))
        },
        not(failure) {
          if (failure.why !== 'all_in_cart') thanks.take()
          if (failure.why !== 'all_in_cart') toasts.show(failure.said, 'error')
          setNote(noteOf(failure))
        },
      },
    )
  }
  const noteOf = ({ why, itemsLeft, said }: NotAdded) => (why === 'all_in_cart' ? words.allInCart(itemsLeft) : said)

  /** A product bought with the Buy button is paid separately. The cart stays unchanged. */
  const buy = (skuId: string, isOver: boolean) => {
    const href = hrefOf('payment', { product: product.id, sku: skuId, quantity: String(quantity) })
    if (isVisitor) {
      if (isOver) sheet.close()
      return loginWanted.ask(() => go(href), undefined, href)
    }
    return isOver ? goInstead(href) : go(href)
  }

  const act = (kind: OptimisticChange) => {
    setWish(kind)
    if (!offer.sku) return sheet.open()
    if (kind === 'buy') return buy(offer.sku.id, sheet.isOpen)
    put(offer.sku.id, offer.sku.items_left, offer.sku.price)
    if (sheet.isOpen) sheet.close()
  }

  return { choice, chooseValue, offer, quantity, setQuantity, most, optimisticChange, act, note, sheet, isThanking: thanks.isSaid }
}

export type Buying = ReturnType<typeof useBuying>

/** After an addition, the button shows "Added" for a second. */
const useThanks = () => {
  const [times, setTimes] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === over) return
    const timer = setTimeout(() => setOver(times), thanksMs)
    return () => clearTimeout(timer)
  }, [times, over])
  return {
    isSaid: times !== over,
    say: () => setTimes((before) => before + 1),
    /** Hides "Added" at once, because the addition failed afterwards. */
    take: () => setOver(times + 1),
  }
}
