import { type Caller, cartIs, quotesChanged } from '@plaza/client'
import { type AnswerOf, type Cart, mergeCart, selectInCart } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { type Language, localized } from '@plaza/values'
import { createStore } from '@plaza/web/store'
import type { QueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../words/index.ts'
import { type GuestCart, type GuestCartStore, isLineOf } from '../guest-cart.ts'
import { onceKeys } from '../once-keys.ts'
import { cartPlace } from './cart-place.ts'

type Capped = AnswerOf<typeof mergeCart>['capped']

/** Cart lines whose quantity was reduced when the visitor's cart moved into the account. The list is cleared once the customer has seen them. */
export const capped = createStore<Capped>([])

const what = 'cart'
const longestNamed = 28

export const itemsOf = (cart: GuestCart) =>
  cart.map(({ productId, skuId, quantity }) => ({ product_id: productId, sku_id: skuId, quantity: String(quantity) }))

/** Lines unticked in the visitor's cart stay unticked in the account. */
const idsThatWait = (guest: GuestCart, { shops }: Cart): string[] =>
  shops
    .flatMap(({ lines }) => lines)
    .filter((line) => guest.some((each) => each.waits && isLineOf(each, line)))
    .map(({ id }) => id)

const tell = (list: Capped, lang: Language) => {
  capped.set(list)
  const [first] = list
  if (!first) return
  const name = localized(first, 'name', lang)
  const short = name.length > longestNamed ? `${name.slice(0, longestNamed - 1)}…` : name
  toasts.show(wordsOf(lang).cart.fewer(short, list.length - 1), 'info')
}

/** The parts of the page state that uploading a visitor's cart needs. */
export type BringingCart = {
  caller: Caller
  queries: QueryClient
  cart: GuestCartStore
  choices: { current: () => { lang: Language } }
}

let bringing: Promise<unknown> = Promise.resolve()

const bring = async ({ caller, queries, cart, choices }: BringingCart): Promise<void> => {
  const guest = cart.current()
  if (guest.length === 0) return
  const requestLang = choices.current().lang
  const items = itemsOf(guest)
  const place = cartPlace(requestLang)
  const { capped: less, ...merged } = await caller.ask(mergeCart, { ...place, items, idempotency_key: onceKeys.keyFor(what, items) })
  cart.put(cart.current().filter((line) => !guest.includes(line)))
  onceKeys.answered(what)
  const waiting = idsThatWait(guest, merged)
  const untick = () => caller.ask(selectInCart, { ...place, ids: waiting, selected: '0' }).catch(() => merged)
  const answer = waiting.length > 0 ? await untick() : merged
  cartIs({ queries, fields: place, answer, lang: requestLang })
  void quotesChanged(queries)
  tell(less, requestLang)
}

/** Moves the visitor's cart into the account, once. The cart stays on this device until the server confirms it. */
export const bringCart = (mall: BringingCart): Promise<unknown> => {
  bringing = bringing.then(() => bring(mall).catch(() => {}))
  return bringing
}
