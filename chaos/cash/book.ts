/** Acknowledged answers about one order that is paid in cash or from a wallet. */
export type Told = {
  who: string
  isCash: boolean
  cents: number
  quantity: number
  /** The shop or staff were told that the cash counts as reported, or that the buyer refused it. */
  isReported: boolean
  isRefused: boolean
  isReceived: boolean
  /** Requests for money back that were taken, with the last state that was told of each. */
  requests: Map<string, string>
}
/** Acknowledged answers about money that staff move. */
export type ToldTransfer = { order: string; state: string }

export const makeCashBook = () => {
  const orders = new Map<string, Told>()
  const transfers = new Map<string, ToldTransfer>()
  const faults: string[] = []
  return { orders, transfers, faults }
}
export type CashBook = ReturnType<typeof makeCashBook>
