import { escapeHtml } from '@plaza/values'
import type { NestpaySettings } from '../kinds/gateway-settings.ts'
import type { GatewayStatus } from '../kinds/gateway.ts'

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const request = ({ clientId, api }: NestpaySettings, token: string, rest: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><CC5Request>${tag('Name', api?.user ?? '')}${tag('Password', api?.password ?? '')}${tag('ClientId', clientId)}${tag('OrderId', token)}${rest}</CC5Request>`

/** The request to the bank for the status of an order. */
export const orderQuery = (settings: NestpaySettings, token: string): string =>
  request(settings, token, '<Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra>')

/** The request to the bank to void an order of today, before the bank has closed the day. */
export const orderVoid = (settings: NestpaySettings, token: string): string => request(settings, token, tag('Type', 'Void'))

/** The request to the bank to refund an order after the bank has closed the order's day. */
export const orderCredit = (settings: NestpaySettings, token: string, { total, currency }: { total: string; currency: string }): string =>
  request(settings, token, tag('Type', 'Credit') + tag('Total', total) + tag('Currency', currency))

export const read = (xml: string, name: string): string => new RegExp(`<${name}>([^<]{0,500})</${name}>`, 'i').exec(xml)?.[1]?.trim() ?? ''

/** Transaction states that count as paid: authorised in a sale, captured, or settled. */
const collected = new Set(['A', 'C', 'S'])
const refused = new Set(['D', 'ERR'])
export const undone = new Set(['V', 'CNCL'])

/** Most banks return amounts in minor units, some with a decimal point. */
const minorUnits = (sum: string): string => {
  const [, whole = '', fraction] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(sum) ?? []
  if (whole === '') return ''
  return String(BigInt(fraction === undefined ? whole : whole + fraction.padEnd(2, '0')))
}

/** The bank's response contains no currency. `currency` comes from the form that the mall signed. */
export const readOrderStatus = (xml: string, currency: string): GatewayStatus => {
  if (!/<CC5Response>/i.test(xml)) throw new Error('the bank answers something else than the state of an order')
  if (read(xml, 'ProcReturnCode') !== '00') return { state: 'open' }
  const state = read(xml, 'TRANS_STAT')
  if (refused.has(state)) return { state: 'failed', reason: 'declined' }
  if (undone.has(state)) return { state: 'failed', reason: 'undone' }
  // Type `S` is a sale; other types, such as a refund, do not count as a payment.
  if (!collected.has(state) || read(xml, 'CHARGE_TYPE_CD') !== 'S') return { state: 'open' }
  const charged = minorUnits(read(xml, 'ORIG_TRANS_AMT') || read(xml, 'CAPTURE_AMT'))
  return { state: 'paid', token: read(xml, 'OrderId'), charged, currency }
}
