import { buyAgain, getCart, listOpenPayments, listOrders, makeQuote, placeOrder } from '@plaza/contract'
import { availableOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import type { Act, Doer, Fields } from './act.ts'
import { onSale } from './buying.ts'
import { bring, idOf } from './payees.ts'
import { bringTo } from './receiving.ts'
import { newKey } from './recharging.ts'

const idempotentAnswer = 'platform.idempotent_answer'
const live = 'platform.live_event'
const order = ['orders.order_header', 'orders.history', 'checkout.payment']
const once = () => ({ idempotency_key: newKey() })

/** A cheap product in stock that has a single variant. */
const goods = async ({ mall: { kernel } }: Doer): Promise<Fields> => {
  const [found] = await onSale({ kernel })
  return { product_id: found?.productId ?? '' }
}
const line = async ({ mall, headers }: Doer): Promise<string> => {
  const { shops } = (await mall.ask(getCart, {}, headers)).data
  return shops[0]?.lines[0]?.id ?? ''
}
const quoted = async ({ mall, headers }: Doer): Promise<Fields> => ({
  quote_id: String((await mall.ask(makeQuote, {}, headers)).data.quote_id),
  payment_method: 'wallet',
  ...once(),
})
const open = async ({ mall, headers }: Doer): Promise<Fields> => ({
  payment_id: (await mall.ask(listOpenPayments, {}, headers)).data[0]?.payment_id ?? '',
})
const rich = async ({ mall: { kernel }, email }: Doer) => bring(kernel, availableOf(await idOf(kernel, email)), '300.00')
const ordered = async ({ mall, headers }: Doer, status: 'all' | 'completed' = 'all'): Promise<string> =>
  (await mall.ask(listOrders, { status }, headers)).data.list[0]?.id ?? ''
const cart = ['cart.line', live]
const placed = [...order, 'orders.line', 'orders.search', ...cart, 'checkout.quote', 'checkout.bought_line', idempotentAnswer]
const placing: Act = { name: 'placeOrder', ask: quoted, changes: placed }
const adding: Act = { name: 'addToCart', ask: async (doer) => ({ ...(await goods(doer)), quantity: '1' }), changes: cart }

/** Test actions of a customer who buys: orders up to payment, and a cancelled order. */
export const buyingActs: readonly Act[] = [
  adding,
  { name: 'getCart' },
  { name: 'updateCart', ask: async (doer) => ({ id: await line(doer), quantity: '2' }), changes: cart },
  { name: 'selectInCart', ask: async (doer) => ({ 'ids[]': await line(doer), selected: '0' }), changes: cart },
  { name: 'removeFromCart', takesAway: true, ask: async (doer) => ({ 'ids[]': await line(doer) }), changes: cart },
  {
    name: 'mergeCart',
    ask: async (doer) => ({ 'items[0][product_id]': (await goods(doer))['product_id'] ?? '', 'items[0][quantity]': '1', ...once() }),
    changes: [...cart, 'cart.merged'],
  },
  { name: 'makeQuote', changes: ['checkout.quote'] },
  { ...placing, changes: [...placed, 'cart.checkout_defaults'] },
  { name: 'showPayment', ask: open },
  { name: 'listOpenPayments' },
  {
    name: 'payOrder',
    prepare: rich,
    ask: async (doer) => ({ ...(await open(doer)), method: 'wallet', password: doer.password, ...once() }),
    changes: [
      ...order,
      'ledger.account',
      'ledger.account of everybody',
      'ledger.journal',
      'ledger.posting',
      'notifications.notice',
      'platform.mail',
      live,
      idempotentAnswer,
    ],
  },
  { name: 'listOrders' },
  { name: 'showOrder', ask: async (doer) => ({ id: await ordered(doer) }) },
  { name: 'getInvoice', ask: async (doer) => ({ id: await ordered(doer) }) },
  {
    name: 'extendOrder',
    prepare: async (doer) => bringTo(doer.mall.kernel, await ordered(doer), 'shipped'),
    ask: async (doer) => ({ id: await ordered(doer) }),
    changes: ['orders.order_header', live, `${live} of the shop`],
  },
  {
    name: 'completeOrder',
    ask: async (doer) => ({ id: await ordered(doer) }),
    changes: ['orders.order_header', 'orders.history', 'orders.to_rate', live, `${live} of the shop`],
  },
  {
    name: 'writeReview',
    ask: async (doer) => ({ id: await ordered(doer), item_id: '1', rating: '5', text: 'As it should be' }),
    changes: ['reviews.review', 'orders.to_rate'],
  },
  { name: 'showOwnReview', ask: async (doer) => ({ id: await ordered(doer), item_id: '1' }) },
  { name: 'buyAgain', ask: async (doer) => ({ id: await ordered(doer) }), changes: cart },
  { ...placing, takesAway: true },
  { name: 'cancelPayment', takesAway: true, ask: open, changes: [...order, live] },
  {
    name: 'cancelOrder',
    takesAway: true,
    prepare: async (doer) => {
      await doer.mall.ask(buyAgain, { id: await ordered(doer, 'completed') }, doer.headers)
      await doer.mall.ask(placeOrder, (await quoted(doer)) as never, doer.headers)
    },
    ask: async (doer) => ({ id: await ordered(doer), reason: 'changed_mind' }),
    changes: [...order, live],
  },
]
