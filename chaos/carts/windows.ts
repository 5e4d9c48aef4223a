import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, payOrder, placeOrder } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { password } from '../../server/test/money-people.ts'
import { type Book, centsOf, type Purchase, type Shopper } from '../buying/book.ts'
import type { Prepared } from '../buying/prepare.ts'
import { quoteFor } from '../buying/steps.ts'
import type { Ask } from '../kit/ask.ts'

const changed = 3000003
type Around = { windows: readonly [Ask, Ask]; book: Book; prepared: Prepared; rounds: { count: number }; stopped: () => boolean }
type Quoted = NonNullable<Awaited<ReturnType<typeof quoteFor>>>
type Answer = Awaited<ReturnType<typeof placeWith>>

const often = (share: number) => Math.random() < share

const placeWith = async (ask: Ask, who: Shopper, { quoteId }: Quoted) => {
  const { code, data } = await ask(placeOrder, who.token, { quote_id: quoteId, payment_method: 'wallet' })
  const placed = code === changed ? (data as unknown as { placed: { payment_id: string } | null }).placed : null
  return { code, data, leadsTo: code === 200 ? data.payment_id : placed?.payment_id }
}

/** Checks that one window places the cart and the other window is redirected to the placed order. */
const judgeRound = (answers: readonly [Answer, Answer]): string[] => {
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  const [one, other] = answers.map(({ leadsTo }) => leadsTo)
  if (codes[0] === 200 && codes[1] === changed && one !== undefined && one === other) return []
  return [`two windows with one cart were answered ${answers.map(({ code, leadsTo }) => `${code} ${leadsTo}`).join(' and ')}`]
}

/** Fills the cart, gets a quote in two windows on two servers, and places both quotes, simultaneously or one after the other. */
const round = async (who: Shopper, { windows, book, prepared }: Around): Promise<void> => {
  const [first, second] = windows
  const goods = prepared.goods.toSorted(() => Math.random() - 0.5).slice(0, often(0.3) ? 2 : 1)
  for (const { productId } of goods) await first(addToCart, who.token, { product_id: productId, quantity: '1' })
  const [one, other] = await Promise.all([quoteFor(first, who, null, null), quoteFor(second, who, null, null)])
  if (!one || !other) {
    book.faults.push('a cart could not be quoted')
    return
  }
  const answers: [Answer, Answer] = often(0.7)
    ? await Promise.all([placeWith(first, who, one), placeWith(second, who, other)])
    : [await placeWith(first, who, one), await placeWith(second, who, other)]
  book.faults.push(...judgeRound(answers))
  const purchases = answers.map(({ code, data }, at): Purchase | null => {
    if (code !== 200) return null
    const orderIds = data.orders.map(({ id }) => id)
    const quoted = at === 0 ? one : other
    return book.begins(data.payment_id, {
      ...quoted,
      ...{ who: who.id, cents: centsOf(data.amount), orderIds, acknowledged: data.status, paidBy: null, isApproved: false },
    })
  })
  for (const [at, purchase] of purchases.entries()) {
    const id = answers[at]?.data.payment_id
    if (!purchase || id === undefined || !often(0.7)) continue
    const { code, data } = await first(payOrder, who.token, { payment_id: id, method: 'wallet', password })
    if (code === 200) Object.assign(purchase, { acknowledged: data.status, paidBy: 'wallet' })
  }
}

export const startTwoWindows = (shoppers: readonly Shopper[], around: Around): Promise<unknown> =>
  Promise.all(
    shoppers.map(async (who) => {
      while (!around.stopped()) {
        await round(who, around)
        around.rounds.count += 1
        await pause(Math.random() * 300)
      }
    }),
  )

/** Cart lines, as named in quotes, that were paid for more than once. */
export const linesBoughtTwice = async (kernel: Kernel): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select line ->> 'id' as line from checkout.payment join checkout.quote on quote.id = quote_id,
      jsonb_array_elements(content #> '{wants,cartLines}') as line
    group by 1 having count(*) > 1`.execute(kernel.db)
  return rows.length > 0 ? [`${rows.length} lines of carts were bought more than once`] : []
}
