import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
type Order = { amount: string; state: string; oid: string; charge?: 'S' | 'C' }
const storeKey = 'ke|y\\1'

export const nestpaySettings = (url: string, more: Fields = {}): Fields => ({
  GATEWAY_NESTPAY_URL: `${url}/fim/est3Dgate`,
  GATEWAY_NESTPAY_CLIENT_ID: '700655000200',
  GATEWAY_NESTPAY_STORE_KEY: storeKey,
  GATEWAY_NESTPAY_RATE: '41.25',
  ...more,
})
export const bankApi = (url: string): Fields => ({
  GATEWAY_NESTPAY_API_URL: `${url}/fim/api`,
  GATEWAY_NESTPAY_API_USER: 'api',
  GATEWAY_NESTPAY_API_PASSWORD: 'word<&>',
})

/** A second implementation of the hash, based only on the bank's description. */
const hashOf = (fields: Fields): string => {
  const names = Object.keys(fields).filter((name) => name.toLowerCase() !== 'hash' && name.toLowerCase() !== 'encoding')
  names.sort((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1))
  let text = ''
  for (const name of names) text += `${(fields[name] ?? '').replace(/[\\|]/g, '\\$&')}|`
  return createHash('sha512')
    .update(text + storeKey.replace(/[\\|]/g, '\\$&'))
    .digest('base64')
}

/** Simulates the bank: it reads the order that a browser submits, signs the outcome, and reports the state of an order. */
export const openBank = async () => {
  const orders = new Map<string, Order>()
  const queries: string[] = []
  /** Types of requests that the bank executes once but does not answer. */
  const dying = new Set<string>()
  /**
   * Refunds at the simulated bank. Before the end of the day the bank voids the payment; afterwards it credits the amount. It never does so twice.
   */
  const gives = (order: Order, type: string, xml: string): string => {
    const total = /<Total>(.*?)<\/Total>/.exec(xml)?.[1]?.replace('.', '')
    const stands = order.state !== 'V' && order.charge !== 'C'
    const isDone = stands && (type === 'Void' ? order.state === 'C' : order.state === 'S' && total === order.amount)
    if (isDone && type === 'Void') order.state = 'V'
    if (isDone && type === 'Credit') order.charge = 'C'
    return isDone
      ? '<Response>Approved</Response><ProcReturnCode>00</ProcReturnCode>'
      : '<Response>Declined</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>Not possible</ErrMsg>'
  }
  const say = (response: ServerResponse, found: string) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(`<?xml version="1.0"?><CC5Response>${found}</CC5Response>`)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const part of request) text += String(part)
    const xml = new URLSearchParams(text).get('DATA') ?? ''
    queries.push(xml)
    const order = orders.get(/<OrderId>(.*?)<\/OrderId>/.exec(xml)?.[1] ?? '')
    const type = /<Type>(.*?)<\/Type>/.exec(xml)?.[1]
    if (order && type) {
      const xmlAnswer = gives(order, type, xml)
      if (!dying.delete(type)) say(response, xmlAnswer)
      else response.destroy()
      return
    }
    const found = order
      ? `<OrderId>${order.oid}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><Extra><TRANS_STAT>${order.state}</TRANS_STAT><CHARGE_TYPE_CD>${order.charge ?? 'S'}</CHARGE_TYPE_CD><ORIG_TRANS_AMT>${order.amount}</ORIG_TRANS_AMT></Extra>`
      : '<Response>Error</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>No record found</ErrMsg>'
    say(response, found)
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    queries,
    dying,
    isSigned: (fields: Fields) => fields['hash'] === hashOf(fields),
    /** The bank's response about an order, signed over all its fields. */
    answerTo: (form: Fields, more: Fields = {}): string => {
      const { hash: _hash, ...brought } = form
      const said = {
        ...brought,
        ReturnOid: form['oid'] ?? '',
        mdStatus: '1',
        Response: 'Approved',
        ProcReturnCode: '00',
        maskedCreditCard: '4355 08** **** 4358',
        ErrMsg: 'a|b\\c',
        ...more,
      }
      return new URLSearchParams({ ...said, HASH: hashOf(said) }).toString()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type Bank = Awaited<ReturnType<typeof openBank>>

/** The fields of the only form on a page. */
export const formOf = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    ]),
  )
