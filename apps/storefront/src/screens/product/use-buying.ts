import { toasts } from '@plaza/design'
import { go, goInstead } from '@plaza/web/place'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { mostOfOne } from '../../mall/guest-cart.ts'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { type Choice, type Product, choose, firstChoice, offerOf } from '../../parts/options/choose-variant.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useProductWords } from './words/index.ts'

const thanksMs = 1000
export type Wish = 'add' | 'buy'

/** What is chosen, how many, and what a press on Add or Buy does with it. */
export const useBuying = (product: Product) => {
  const { cart } = useMall()
  const { words: mallWords } = useReader()
  const words = useProductWords()
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product))
  const [wanted, setQuantity] = useState(1)
  const [wish, setWish] = useState<Wish>('add')
  const [note, setNote] = useState<string>()
  const sheet = useBackCloses()
  const thanks = useThanks()

  const offer = useMemo(() => offerOf(product, choice), [product, choice])
  const most = Math.max(1, Math.min(mostOfOne, offer.itemsLeft))
  const quantity = Math.min(wanted, most)

  const chooseValue = useCallback(
    (key: string, value: string) => {
      setChoice((before) => choose(product, before, key, value))
      setNote(undefined)
    },
    [product],
  )

  /** How many went into the cart; what the cart cannot hold is said beside the buttons. */
  const put = (): number => {
    if (!offer.sku) return 0
    const skuId = product.skus.length > 1 ? offer.sku.id : undefined
    const added = cart.add(product.id, offer.sku.items_left, { skuId, quantity })
    const isAllTaken = added < quantity && offer.sku.items_left <= mostOfOne
    setNote(isAllTaken ? words.allInCart(offer.sku.items_left) : added < quantity ? mallWords.product.cartFull : undefined)
    return added
  }

  const act = (kind: Wish) => {
    setWish(kind)
    if (!offer.sku) return sheet.open()
    const added = put()
    if (kind === 'buy') return sheet.isOpen ? goInstead(hrefOf('cart')) : go(hrefOf('cart'))
    if (added > 0) {
      thanks.say()
      toasts.show(mallWords.product.added(added))
    }
    if (sheet.isOpen) sheet.close()
  }

  return { choice, chooseValue, offer, quantity, setQuantity, most, wish, act, note, sheet, isThanking: thanks.isSaid }
}

export type Buying = ReturnType<typeof useBuying>

/** "Added" stands on the button for a second. */
const useThanks = () => {
  const [times, setTimes] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === over) return
    const timer = setTimeout(() => setOver(times), thanksMs)
    return () => clearTimeout(timer)
  }, [times, over])
  return { isSaid: times !== over, say: () => setTimes((before) => before + 1) }
}
