import { addMoney, type Money, nothing, shareMoney, sumMoney } from '@plaza/values'

/** An order line as bought, with the refunds and requests for it so far. */
export type BoughtLine = {
  line: number
  quantity: number
  /** `paid` is the amount paid for all units, including tax, after every discount. `mall` is the part that the mall paid for its coupon. */
  paid: Money
  mall: Money
  /** Number of units of the line that were refunded, in full or in part. */
  gone: number
  /** Number of these units that were refunded in full. */
  goneInFull: number
  /** The id of the unfinished refund request for this line; null if there is none. */
  open: string | null
  /** The number of refund requests for this line, with any outcome. */
  times: number
}
export type RefundableOrder = {
  lines: readonly BoughtLine[]
  /** `delivery` is the amount paid for delivery, `mallDelivery` the part that the mall paid for its coupon. Both are minus refunds. */
  delivery: Money
  mallDelivery: Money
}
export type RefundSelection = { line: number; quantity: number }
type PlannedLine = RefundSelection & { amount: Money; mall: Money }
export type Planned = {
  lines: PlannedLine[]
  items: Money
  mallItems: Money
  delivery: Money
  mallDelivery: Money
  /** The amount that the buyer gets. */
  amount: Money
}
/** The reason why a selection cannot be refunded. */
export type RefundStop =
  | { why: 'more_than_bought'; left: Record<string, number> }
  | { why: 'refund_exists'; refundId: string }
  | { why: 'too_often'; line: number }

/** Maximum number of requests for one order line. */
const maxRequests = 5

export const leftOf = ({ quantity, gone, open }: BoughtLine): number => (open === null ? quantity - gone : 0)

/** Whether the buyer can request a refund of units of this line. */
export const isAskable = (line: BoughtLine): boolean => leftOf(line) > 0 && line.times < maxRequests

/** The amount paid for some units of a line. Each unit has a fixed share of the amount, so that partial refunds add up to the total to the cent. */
export const shareOfUnits = (whole: Money, quantity: number, from: number, count: number): Money =>
  sumMoney(
    shareMoney(
      whole,
      Array.from({ length: quantity }, () => 1n),
    ).slice(from, from + count),
  )

const planLine = (bought: BoughtLine, quantity: number): PlannedLine => ({
  line: bought.line,
  quantity,
  amount: shareOfUnits(bought.paid, bought.quantity, bought.gone, quantity),
  mall: shareOfUnits(bought.mall, bought.quantity, bought.gone, quantity),
})

/** Whether all units of the order that are not refunded yet are selected. */
const isWhole = ({ lines }: RefundableOrder, wanted: readonly RefundSelection[]): boolean =>
  lines.every(({ line, quantity, goneInFull }) => goneInFull + (wanted.find((each) => each.line === line)?.quantity ?? 0) === quantity)

/** Merges repeated selections of one line. */
const together = (wanted: readonly RefundSelection[]): RefundSelection[] => {
  const sums = new Map<number, number>()
  for (const { line, quantity } of wanted) sums.set(line, (sums.get(line) ?? 0) + quantity)
  return [...sums].map(([line, quantity]) => ({ line, quantity })).toSorted((a, b) => a.line - b.line)
}

/** Plans the refund of selected units, limited to units that were bought and not refunded. Delivery is refunded with the last units of the order. */
export const planRefund = (bought: RefundableOrder, choice: readonly RefundSelection[]): Planned | RefundStop => {
  const wanted = together(choice)
  const found = wanted.map((each) => ({ ...each, bought: bought.lines.find(({ line }) => line === each.line) }))
  const open = found.find((each) => each.bought?.open)?.bought?.open
  if (open) return { why: 'refund_exists', refundId: open }
  if (wanted.length === 0 || found.some((each) => each.quantity > (each.bought ? leftOf(each.bought) : 0)))
    return { why: 'more_than_bought', left: Object.fromEntries(bought.lines.map((line) => [String(line.line), leftOf(line)])) }
  const often = found.find((each) => (each.bought?.times ?? 0) >= maxRequests)
  if (often) return { why: 'too_often', line: often.line }
  const lines = found.flatMap((each) => (each.bought ? [planLine(each.bought, each.quantity)] : []))
  const [delivery, mallDelivery] = isWhole(bought, wanted) ? [bought.delivery, bought.mallDelivery] : [nothing, nothing]
  const items = sumMoney(lines.map(({ amount }) => amount))
  const mallItems = sumMoney(lines.map(({ mall }) => mall))
  return { lines, items, mallItems, delivery, mallDelivery, amount: addMoney(items, delivery) }
}

/** The mall gets back the same fraction of its part as the buyer gets of the buyer's part. */
export const mallShare = (returned: Money, whole: Money, mall: Money): Money =>
  whole === nothing ? mall : (shareMoney(mall, [returned, whole - returned])[0] ?? nothing)
