/** What somebody was told about one order. Null where nobody was told that it was done. */
export type Told = {
  who: string
  cents: number
  quantity: number
  skuId: string
  /** The numbers of parcels that were taken. */
  parcels: string[]
  isCalledOff: boolean
  isReceived: boolean
  /** Requests for money back that were taken, and those of them whose money was told to be back. */
  requests: Set<string>
  paidBack: Set<string>
}

export const makeOrderBook = () => {
  const orders = new Map<string, Told>()
  const faults: string[] = []
  return { orders, faults }
}
export type OrderBook = ReturnType<typeof makeOrderBook>
