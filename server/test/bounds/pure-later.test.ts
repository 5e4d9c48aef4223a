import { minor, money, type Money } from '@plaza/values'
import { expect, test } from 'vitest'
import { planEntry } from '../../src/modules/identity/accounts/passwords/plan-sign-in.ts'
import { passwordFaults } from '../../src/modules/identity/accounts/passwords/plan-password.ts'
import { applicationDueAt, documentsUntil, pauseEnd } from '../../src/modules/seller/application/terms.ts'
import { planStretch } from '../../src/modules/seller/dashboard/plan-stretch.ts'
import { isRefundable, ratableUntil } from '../../src/modules/orders/orders/plans/plan-order.ts'
import { orderTimes } from '../../src/modules/orders/orders/plans/order-times.ts'
import { returnDaysOf } from '../../src/modules/orders/orders/plans/law.ts'
import { planRefund } from '../../src/modules/orders/refunds/plan/plan-refund.ts'
import { answersOf, kindsOf } from '../../src/modules/orders/refunds/plan/may-refund.ts'
import { refundDueAt, remindAfter } from '../../src/modules/orders/refunds/plan/deadlines.ts'
import { planReview } from '../../src/modules/community/reviews/plan-review.ts'
import { countBy, deliveryDecisionDueAt as stockBy, isDayToCome } from '../../src/modules/seller/inventory/terms.ts'
import { planCharge } from '../../src/modules/payments/wallet/amounts/plan-recharge.ts'
import { planDay } from '../../src/modules/payments/wallet/transfer/plan-transfer.ts'

/** A Monday, so that five working days later is the next Monday. */
const now = new Date('2026-11-23T10:00:00.000Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const at = (ms: number) => new Date(now.getTime() + ms)
const since = (date: Date | null) => (date === null ? null : date.getTime() - now.getTime())
/** The results one unit below a limit, at the limit and one unit above it. */
const around = <T>(ask: (beside: number) => T): T[] => [-1, 0, 1].map(ask)
const units = (cents: number): Money => minor(BigInt(cents))
type Row = readonly [name: string, is: () => unknown, expected: unknown]

const order = { status: 'delivered', paymentStatus: 'paid', returnUntil: now, total: units(100), refunded: units(0) } as const
const ofOrder = { status: 'received', paymentStatus: 'paid', receivedAt: now } as const
const bought = { line: 1, quantity: 3, paid: units(100), mall: units(0), gone: 1, goneInFull: 1, open: null, times: 0 }
const wanted = (quantity: number, times = 0) => {
  const planned = planRefund({ lines: [{ ...bought, times }], delivery: units(50), mallDelivery: units(0) }, [{ line: 1, quantity }])
  return 'why' in planned ? planned.why : [Number(planned.items), Number(planned.delivery)]
}
const review = { rating: 5, text: 'Good', images: [], anonymous: false }
const rated = (beside: number, had: object | null = null) => planReview({ until: now, had: had as never, wanted: review, now: at(beside) })
const dueIn = (state: Parameters<typeof refundDueAt>[0], kind: 'refund' | 'return' | 'withdrawal' = 'return') =>
  since(refundDueAt(state, kind, now))! / hour

const rowsAfterTheOrder: readonly Row[] = [
  ['money is asked back before its last moment', () => around((b) => isRefundable(order, at(b))), [true, false, false]],
  [
    'a request is possible for as long as the button is shown',
    () => around((b) => kindsOf(order, false, at(b)).length > 0),
    [true, false, false],
  ],
  ['the law gives 14 days, and the mall what it promises beyond', () => [13, 14, 15].map((days) => returnDaysOf('DE', days)), [14, 14, 15]],
  ['where no law says so the mall’s days count', () => [1, 7, 365].map((days) => returnDaysOf('TH', days)), [1, 7, 365]],
  ['what was received is rated for 30 days', () => since(ratableUntil(ofOrder))! / day, 30],
  ['a review comes before its last moment', () => around((b) => 'done' in rated(b)), [true, false, false]],
  [
    'a review is changed once',
    () => [false, true].map((isChanged) => 'done' in rated(-1, { ...review, text: 'Bad', isChanged })),
    [true, false],
  ],
  ['no more goes back than is left', () => [1, 2, 3].map((quantity) => wanted(quantity)), [[33, 0], [66, 50], 'more_than_bought']],
  ['five requests in the life of a line', () => [4, 5, 6].map((times) => wanted(1, times)), [[33, 0], 'too_often', 'too_often']],
  [
    'a shop offers three times',
    () => [2, 3, 4].map((offers) => answersOf({ state: 'applied', trackingNo: null, offers }).includes('offer')),
    [true, false, false],
  ],
  [
    'each state of a request has its hours',
    () => (['applied', 'offered', 'return_shipped', 'rejected', 'refund_owed'] as const).map((state) => dueIn(state)),
    [48, 24, 192, 48, 336],
  ],
  [
    'goods are sent back in 5 days, in 14 by the law',
    () => (['refund', 'return', 'withdrawal'] as const).map((kind) => dueIn('awaiting_return', kind) / 24),
    [5, 5, 14],
  ],
  [
    'a reminder comes the day before',
    () => (['return', 'withdrawal'] as const).map((kind) => since(remindAfter('awaiting_return', kind, now))! / day),
    [4, 13],
  ],
  [
    'staff decides in five working days',
    () => [0, 4, 5].map((days) => since(refundDueAt('escalated', 'return', at(days * day)))! / day - days),
    [7, 7, 6],
  ],
  [
    'the clock of an order has the documented times',
    () => [orderTimes.payMs / minute, orderTimes.acceptMs / hour, orderTimes.cashReportMs / day],
    [30, 24, 7],
  ],
]

const wallet = { code: 'USDT', name: '', asset: 'USDT', network: 'tron', address: '', rate: '1', min: '0', precision: 2 }
const charged = (amount: string, more: object = {}) => {
  const planned = planCharge({ ...wallet, ...more }, amount, money('100.00'))
  return 'wrong' in planned ? planned.wrong.why : 'fine'
}
const plannedDay = (amount: number, more: object = {}) =>
  planDay({ sum: units(300), count: 1, firstAt: at(-hour), ...more }, units(amount), {
    dailyCap: units(500),
    maxInADay: 3,
    dayMs: day,
    now,
  })

const rowsOfMoney: readonly Row[] = [
  [
    'a recharge is worth the least at least',
    () => ['99.99', '100', '100.01'].map((amount) => charged(amount)),
    ['too_little', 'fine', 'fine'],
  ],
  [
    'a recharge is worth a million at most',
    () => ['999999.99', '1000000', '1000000.01'].map((amount) => charged(amount)),
    ['fine', 'fine', 'too_much'],
  ],
  [
    'a recharge has the digits of its wallet',
    () => ['100.1', '100.12', '100.123'].map((amount) => charged(amount)),
    ['fine', 'fine', 'too_precise'],
  ],
  [
    'the least of a wallet counts as well',
    () => ['149.99', '150', '150.01'].map((amount) => charged(amount, { min: '150' })),
    ['too_little', 'fine', 'fine'],
  ],
  ['gifts of a day have their sum', () => [199, 200, 201].map((amount) => plannedDay(amount)?.refused ?? 'fine'), ['fine', 'fine', 'rule']],
  [
    'gifts of a day have their number',
    () => [2, 3, 4].map((count) => plannedDay(1, { count })?.refused ?? 'fine'),
    ['fine', 'paused', 'paused'],
  ],
]

const typed = (length: number) =>
  passwordFaults({
    password: 'quiet harbour 27 lamps'.slice(0, length),
    confirmation: 'quiet harbour 27 lamps'.slice(0, length),
    minLength: 9,
    fullName: '',
    email: 'a@b.c',
  })
const entry = (count: number) =>
  planEntry({ origin: null, account: { count, retryAfterSeconds: null }, address: { count: 0, retryAfterSeconds: null } })
const rejected = (many: number, ago = 0) =>
  since(
    pauseEnd(
      Array.from({ length: many }, (_, i) => at(-ago - i)),
      now,
    ),
  )

const rowsOfPeople: readonly Row[] = [
  ['a password has its length', () => [8, 9, 10].map((length) => typed(length)), [{ password: 'too_short' }, {}, {}]],
  [
    'the sixth wrong password asks for a captcha',
    () => [4, 5, 6].map((count) => entry(count)),
    [
      { asksCaptcha: false, asksCaptchaNext: false, left: 6 },
      { asksCaptcha: false, asksCaptchaNext: true, left: 5 },
      { asksCaptcha: true, asksCaptchaNext: true, left: 4 },
    ],
  ],
  [
    'an application is decided in three working days',
    () => [0, 2, 3].map((days) => since(applicationDueAt(at(days * day)))! / day - days),
    [3, 5, 5],
  ],
  ['papers are kept for 30 days', () => since(documentsUntil(now))! / day, 30],
  ['every third rejection pauses for 7 days', () => [1, 2, 3, 4, 5, 6].map((many) => (rejected(many) ?? 0) / day), [0, 0, 7, 0, 0, 7]],
  ['the pause is over after 7 days', () => around((b) => rejected(3, 7 * day + b) !== null), [true, false, false]],
  ['a stock delivery is decided in three working days', () => since(stockBy(now))! / day, 3],
  [
    'a stock delivery is counted within three days',
    () => [since(countBy('2026-11-22', now))! / day, countBy('2026-12-01', now).toISOString().slice(0, 10)],
    [3, '2026-12-04'],
  ],
  ['a stock delivery comes within 180 days', () => ['2027-05-22', '2027-05-23'].map((text) => isDayToCome(text, now)), [true, false]],
  ['a stock delivery is not of the past', () => ['2026-11-21', '2026-11-22'].map((text) => isDayToCome(text, now)), [false, true]],
  [
    'a stretch of a dashboard has 366 days',
    () => ['2027-01-01', '2027-01-02'].map((to) => planStretch({ from: '2026-01-01', to }, '2026-11-23') !== null),
    [true, false],
  ],
]

test.each([...rowsAfterTheOrder, ...rowsOfMoney, ...rowsOfPeople])('%s', (_name, is, expected) => expect(is()).toEqual(expected))
