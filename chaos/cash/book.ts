/** Acknowledged answers about one order that is paid in cash or from a wallet. */
export type Told = {
  who: string
  isCash: boolean
  cents: number
  quantity: number
  /** The shop or staff got the answer that the cash counts as reported, or that the buyer refused it. */
  isReported: boolean
  isRefused: boolean
  isReceived: boolean
  /** Accepted refund requests, each with its last acknowledged state. */
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
