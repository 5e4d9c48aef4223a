import { addMoney, type Money, nothing, shareMoney, sumMoney } from '@plaza/values'

/** A line as bought, with its refund requests so far. */
export type BoughtLine = {
  line: number
  quantity: number
  /** The buyer's payment for all units, with tax, after every discount; and the part that the mall's coupon added. */
  paid: Money
  mall: Money
  /** Units whose money went back. */
  gone: number
  /** Of these, the units that were refunded in full. */
  goneInFull: number
  /** The request that is open on it. */
  open: string | null
  /** The number of requests for this line, with any outcome. */
  times: number
}
export type RefundableOrder = {
  lines: readonly BoughtLine[]
  /** The payment for delivery and the part from the mall's coupon, as far as not refunded. */
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
  /** The amount to the buyer. */
  amount: Money
}
/** Why a selection cannot be refunded. */
export type RefundStop =
  | { why: 'more_than_bought'; left: Record<string, number> }
  | { why: 'refund_exists'; refundId: string }
  | { why: 'too_often'; line: number }

/** So often in the life of a line. */
const maxRequests = 5

export const leftOf = ({ quantity, gone, open }: BoughtLine): number => (open === null ? quantity - gone : 0)

/** The payment for some units of a line. Each unit has its own share, so that partial refunds add up to the whole to the cent. */
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

/** Whether nothing of the order stays with its buyer. */
const isWhole = ({ lines }: RefundableOrder, wanted: readonly RefundSelection[]): boolean =>
  lines.every(({ line, quantity, goneInFull }) => goneInFull + (wanted.find((each) => each.line === line)?.quantity ?? 0) === quantity)

/** Merges repeated selections of one line. */
const together = (wanted: readonly RefundSelection[]): RefundSelection[] => {
  const sums = new Map<number, number>()
  for (const { line, quantity } of wanted) sums.set(line, (sums.get(line) ?? 0) + quantity)
  return [...sums].map(([line, quantity]) => ({ line, quantity })).toSorted((a, b) => a.line - b.line)
}

/** Plans the refund of selected units: at most the bought units less the refunded ones. Delivery is refunded with the last units of the order. */
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

/** The mall gets back the same share of its part as the buyer gets of theirs. */
export const mallShare = (returned: Money, whole: Money, mall: Money): Money =>
  whole === nothing ? mall : (shareMoney(mall, [returned, whole - returned])[0] ?? nothing)
