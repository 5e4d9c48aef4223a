/** One order according to the server's answers. A field is null if its step was not acknowledged. */
export type AcknowledgedOrder = {
  who: string
  cents: number
  quantity: number
  skuId: string
  /** Numbers of the parcels that the server accepted. */
  parcels: string[]
  isCalledOff: boolean
  isReceived: boolean
  /** Accepted refund requests; `paidBack` contains those with an acknowledged refund. */
  requests: Set<string>
  paidBack: Set<string>
}

export const makeOrderBook = () => {
  const orders = new Map<string, AcknowledgedOrder>()
  const faults: string[] = []
  return { orders, faults }
}
export type OrderBook = ReturnType<typeof makeOrderBook>
