/** Acknowledged answers about one order paid in cash or from a wallet. */
export type AcknowledgedOrder = {
  who: string
  isCash: boolean
  cents: number
  quantity: number
  /**
   * `isReported`: the server acknowledged the report that the cash was collected. `isRefused`: it acknowledged that the buyer refused the delivery.
   */
  isReported: boolean
  isRefused: boolean
  isReceived: boolean
  /** Accepted refund requests by id, with the last acknowledged state. */
  requests: Map<string, string>
}
/** Last acknowledged state of a cash transfer by staff. */
export type AcknowledgedTransfer = { order: string; state: string }

export const makeCashBook = () => {
  const orders = new Map<string, AcknowledgedOrder>()
  const transfers = new Map<string, AcknowledgedTransfer>()
  const faults: string[] = []
  return { orders, transfers, faults }
}
export type CashBook = ReturnType<typeof makeCashBook>
