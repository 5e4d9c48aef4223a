/** One pasted line: order ID and the carrier's tracking number for that order. */
export type PastedNumber = { orderId: string; trackingNo: string }
export type PastedNumbers = {
  numbers: PastedNumber[]
  /** `tooMany` counts lines without an order, `missing` counts orders without a line. */ tooMany: number
  missing: number
}

type Picked = { id: string; order_no: string }

/**
 * Reads one tracking number per line. A line that begins with an order number belongs to that order. The other lines are assigned to the remaining
 * orders in sequence.
 */
export const readNumbers = (pasted: string, orders: readonly Picked[]): PastedNumbers => {
  const lines = pasted
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const byNumber = new Map(orders.map(({ id, order_no: number }) => [number, id]))
  const named: PastedNumber[] = []
  const others: string[] = []
  for (const line of lines) {
    const [first = '', ...rest] = line.split(/[\s,;]+/)
    const orderId = byNumber.get(first.toUpperCase())
    if (orderId !== undefined && rest.length > 0) named.push({ orderId, trackingNo: rest.join(' ') })
    else others.push(line)
  }
  const free = orders.filter(({ id }) => !named.some(({ orderId }) => orderId === id))
  const inTurn = others.slice(0, free.length).map((trackingNo, at) => ({ orderId: free[at]?.id ?? '', trackingNo }))
  return { numbers: [...named, ...inTurn], tooMany: others.length - inTurn.length, missing: free.length - inTurn.length }
}
