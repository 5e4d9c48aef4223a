import {
  acceptOrder,
  acceptRefund,
  coverRefund,
  applyRefund,
  cancelRefund,
  collectCash,
  completeOrder,
  progressOrder,
  refuseAtDoor,
  remitCash,
  reportCash,
  shipOrder,
  signCash,
} from '@plaza/contract'
import type { Ask } from '../kit/ask.ts'
import type { CashBook, AcknowledgedOrder } from './book.ts'
import type { PreparedCash } from './prepare.ts'

export type Around = { ask: Ask; book: CashBook; prepared: PreparedCash; stopped: () => boolean }
export type Order = { id: string; acknowledged: AcknowledgedOrder; buyer: string; seller: string }
type StaffName = keyof PreparedCash['staff']

let numbers = 5_000_000_000

/** Actions of a buyer, a shop and staff on an order. Each records the answer that it received. */
export const deedsOn = ({ ask, book, prepared: { staff } }: Around, { id, acknowledged, buyer, seller }: Order) => {
  const transfers: string[] = []
  const takeTransfer = ({ code, data }: { code: number; data: { id: string; state: string } }) => {
    if (code !== 200) return
    if (!transfers.includes(data.id)) transfers.push(data.id)
    const before = book.transfers.get(data.id)?.state ?? 'signed_once'
    if (before !== 'signed_once' && data.state !== 'signed_once' && before !== data.state)
      book.faults.push(`the transfer ${data.id} was answered as ${before} and as ${data.state}`)
    // The answer to the first operator's request can arrive after the answer to the second operator's approval. In this case keep the later state.
    book.transfers.set(data.id, { order: id, state: before === 'signed_once' ? data.state : before })
  }
  const report = async () => {
    if ((await ask(collectCash, seller, { id })).code === 200) acknowledged.isReported = true
  }
  const refuse = async () => {
    if ((await ask(refuseAtDoor, seller, { id })).code === 200) acknowledged.isRefused = true
  }
  const staffReports = async (collected: '0' | '1') => {
    const { code } = await ask(reportCash, staff.finance, { order_id: id, collected })
    if (code !== 200) return
    if (collected === '1') acknowledged.isReported = true
    else acknowledged.isRefused = true
  }
  const receive = async () => {
    if ((await ask(completeOrder, buyer, { id })).code === 200) acknowledged.isReceived = true
  }
  const apply = async () => {
    const quantity = Math.random() < 0.3 ? String(acknowledged.quantity) : '1'
    const items = { 'items[0][item_id]': '1', 'items[0][quantity]': quantity }
    const { code, data } = await ask(applyRefund, buyer, { order_id: id, kind: 'refund', reason: 'damaged', ...items })
    if (code === 200) acknowledged.requests.set(data.id, data.state)
  }
  const onRequest = async (call: typeof acceptRefund | typeof cancelRefund, token: string) => {
    const request = [...acknowledged.requests.keys()].at(-1)
    if (request === undefined) return
    const { code, data } = await ask(call as typeof acceptRefund, token, { id: request })
    if (code === 200) acknowledged.requests.set(request, data.state)
  }
  const remit = async (who: StaffName) => takeTransfer(await ask(remitCash, staff[who], { order_id: id, text: `Bank ${id}` }))
  const advance = async (who: StaffName) => {
    const request = [...acknowledged.requests.keys()].at(-1)
    if (request !== undefined) takeTransfer(await ask(coverRefund, staff[who], { refund_id: request, text: 'The shop is silent' }))
  }
  const sign = async (who: StaffName, yes: '0' | '1' = '1') => {
    const transfer = transfers.at(-1)
    if (transfer !== undefined) takeTransfer(await ask(signCash, staff[who], { id: transfer, sign: yes }))
  }
  return {
    accept: async () => void (await ask(acceptOrder, seller, { id })),
    ship: async () => void (await ask(shipOrder, seller, { id, carrier: 'dhl', tracking_no: String((numbers += 1)) })),
    bring: async () => void (await ask(progressOrder, seller, { id, step: 'delivered' })),
    receive,
    report,
    refuse,
    staffReport: () => staffReports('1'),
    staffRefuse: () => staffReports('0'),
    apply,
    agree: () => onRequest(acceptRefund, seller),
    takeBack: () => onRequest(cancelRefund, buyer),
    remit: () => remit('finance'),
    remitToo: () => remit('owner'),
    advance: () => advance('finance'),
    advanceToo: () => advance('owner'),
    sign: () => sign('risk'),
    signToo: () => sign('owner'),
    signOwn: () => sign('finance'),
    withdraw: () => sign('risk', '0'),
  }
}
export type Deed = keyof ReturnType<typeof deedsOn>
