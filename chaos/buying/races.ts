import { payOrder } from '@plaza/contract'
import { password } from '../../server/test/money-people.ts'
import { type Ask, makeAsking } from '../kit/ask.ts'
import { type Book, type Shopper } from './book.ts'
import { couponUses, type Prepared, raceFor } from './prepare.ts'
import { placeIn, quoteFor } from './steps.ts'

const shortOfStock = 2000023
const couponRefused = 2000004
const changed = 3000003
const couponRacers = 50
const payments = 10

type Around = { urls: readonly string[]; book: Book; prepared: Prepared; racers: readonly Shopper[] }

/** All racers get a quote first. Then all place their orders simultaneously, distributed over the servers. */
const placeAtOnce = async (
  { book }: Around,
  asks: readonly Ask[],
  racers: readonly Shopper[],
  productId: string,
  coupon: string | null,
) => {
  const at = (index: number) => asks[index % asks.length] as Ask
  const quoted = await Promise.all(racers.map((who, index) => quoteFor(at(index), who, [{ productId, quantity: 1 }], coupon)))
  const ready = racers.flatMap((who, index) => {
    const own = quoted[index]
    return own && (coupon === null || own.hasCoupon) ? [{ who, own, ask: at(index) }] : []
  })
  if (ready.length < racers.length)
    book.faults.push(`${racers.length - ready.length} of ${racers.length} could not quote what they race for`)
  return Promise.all(ready.map(({ who, own, ask }) => placeIn([ask], book, who, own, 'wallet')))
}

/** Exactly `many` racers succeed. All others must get one of the expected refusals. */
const judge = (what: string, codes: readonly number[], many: number, otherwise: readonly number[]): string[] => {
  const had = codes.filter((code) => code === 200).length
  const strange = codes.filter((code) => code !== 200 && !otherwise.includes(code))
  return [
    ...(had === many ? [] : [`${what}: ${had} had one, and there were ${many}`]),
    ...(strange.length > 0 ? [`${what}: ${strange.length} got a different answer, ${[...new Set(strange)].join(', ')}`] : []),
  ]
}

/** Races on all servers at once: all customers for ten pieces, fifty for a coupon with five uses, and simultaneous payments. */
export const race = async (around: Around): Promise<{ line: string }> => {
  const { urls, book, prepared, racers } = around
  const asks = urls.map((url) => makeAsking(() => url).ask)
  const begun = Date.now()
  const pieces = (await placeAtOnce(around, asks, racers, prepared.rare.productId, null)).map(({ code }) => code)
  const took = Date.now() - begun
  book.faults.push(...judge('pieces', pieces, raceFor, [shortOfStock]))
  const product = prepared.goods[0]?.productId ?? ''
  const couponed = await placeAtOnce(around, asks, racers.slice(0, couponRacers), product, prepared.raceCoupon)
  // A buyer with a quote from before the last use of the coupon is refused the coupon. A buyer with a later quote gets `changed`.
  book.faults.push(
    ...judge(
      'coupons',
      couponed.map(({ code }) => code),
      couponUses,
      [couponRefused, changed],
    ),
  )
  for (const who of racers.slice(couponRacers, couponRacers + payments)) await payEverywhere(around, asks, who, product)
  return {
    line: `${racers.length} raced for ${raceFor} pieces in ${took} ms, ${couponRacers} for ${couponUses} coupons, ${payments} payments paid by ${asks.length} servers at once`,
  }
}

const payEverywhere = async ({ book }: Around, asks: readonly Ask[], who: Shopper, productId: string) => {
  const [ask] = asks
  const quoted = ask && (await quoteFor(ask, who, [{ productId, quantity: 1 }], null))
  const { id, purchase } = quoted ? await placeIn(asks, book, who, quoted, 'wallet') : { id: '', purchase: null }
  const fields = { payment_id: id, method: 'wallet', password }
  const paid = await Promise.all(asks.map((each) => each(payOrder, who.token, fields)))
  if (!purchase || paid.some(({ code, data }) => code !== 200 || data.status !== 'paid'))
    book.faults.push(`a payment that all paid at once was answered ${paid.map(({ code }) => code).join(', ')}`)
  if (purchase) Object.assign(purchase, { acknowledged: 'paid', paidBy: 'wallet' })
}
