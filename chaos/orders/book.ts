/** One order as its acknowledgements describe it. Null where a step has no acknowledgement. */
export type Told = {
  who: string
  cents: number
  quantity: number
  skuId: string
  /** The numbers of parcels that were taken. */
  parcels: string[]
  isCalledOff: boolean
  isReceived: boolean
  /** Accepted refund requests, and those of them whose refund was acknowledged. */
  requests: Set<string>
  paidBack: Set<string>
}

export const makeOrderBook = () => {
  const orders = new Map<string, Told>()
  const faults: string[] = []
  return { orders, faults }
}
export type OrderBook = ReturnType<typeof makeOrderBook>
