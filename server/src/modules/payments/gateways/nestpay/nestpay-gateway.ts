import { currencyNumbers, type NestpaySettings } from '../kinds/gateway-settings.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { boundedFetch } from '../../../../platform/external/bounded-fetch.ts'
import type { Gateway, CallbackResult, GatewayStatus } from '../kinds/gateway.ts'
import { giveBackByBank } from './give-back.ts'
import { bearsHash, type Fields } from './hash-version-3.ts'
import { orderQuery, readOrderStatus } from './order-status.ts'

const nameOfNumber = (number: string): string => Object.entries(currencyNumbers).find(([, each]) => each === number)?.[0] ?? number
/** Parses `1234.5` and `1234,50` into minor units. */
const minorUnits = (sum: string): string => {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(sum) ?? []
  return whole === '' ? '' : String(BigInt(whole + fraction.padEnd(2, '0')))
}

/** Values of `mdStatus` that count as authenticated: 1 is full 3-D Secure; for 2 to 4 the bank is liable. */
const authenticated = new Set(['1', '2', '3', '4'])

/** The state of an order according to the fields that the bank's page returns. */
const claimOf = (fields: Fields): GatewayStatus => {
  const isPaid = fields['Response'] === 'Approved' && fields['ProcReturnCode'] === '00' && authenticated.has(fields['mdStatus'] ?? '')
  if (!isPaid) return { state: 'failed', reason: authenticated.has(fields['mdStatus'] ?? '') ? 'declined' : 'not authenticated' }
  return {
    state: 'paid',
    token: fields['oid'] ?? '',
    charged: minorUnits(fields['amount'] ?? ''),
    currency: nameOfNumber(fields['currency'] ?? ''),
  }
}

/** Returns null for duplicate fields: otherwise one value could be signed and the other value read. */
const fieldsOf = (body: string): Fields | null => {
  const pairs = [...new URLSearchParams(body)]
  const names = new Set(pairs.map(([name]) => name.toLowerCase()))
  return names.size === pairs.length ? Object.fromEntries(pairs) : null
}

/**
 * Gateway for the hosted 3-D Secure page that most Turkish banks use (NestPay, `3d_pay_hosting`). The browser submits the signed order to the bank.
 */
export const nestpayGateway = (
  settings: NestpaySettings,
  { assertOutsideTransaction, environment }: Pick<Kernel, 'assertOutsideTransaction' | 'environment'>,
): Gateway => {
  const { api, clientId, storeKey } = settings
  const ask = api && boundedFetch({ whom: 'the bank', hosts: new Set([new URL(api.url).host]), assertOutsideTransaction })
  const askBank =
    api &&
    ask &&
    (async (xml: string): Promise<string> => {
      const answer = await ask(api.url, { method: 'POST', body: new URLSearchParams({ DATA: xml }) })
      if (!answer.ok) throw new Error(`the bank answered ${answer.status}`)
      const text = await answer.text()
      if (!/<CC5Response>/i.test(text)) throw new Error('the bank answers something else than the state of an order')
      return text
    })
  const query = async (token: string, currency: string): Promise<GatewayStatus | null> =>
    askBank ? readOrderStatus(await askBank(orderQuery(settings, token)), currency) : null
  return {
    name: 'nestpay',
    thanks: 'Approved',
    // Needs no call to the bank: the order is created when the browser submits it to the bank.
    open: async ({ token }) => ({ gatewayReference: token, redirectUrl: `${environment.publicUrl}/api/gateways/bank_tr/pay/${token}` }),
    hear: async ({ body }): Promise<CallbackResult> => {
      const fields = fieldsOf(body.toString('utf8'))
      if (!fields || !bearsHash(fields, storeKey)) return 'forged'
      const token = fields['oid'] ?? ''
      if (fields['clientid'] !== clientId || token === '') return 'not ours'
      return { callback: { token, gatewayReference: token, claim: claimOf(fields) } }
    },
    look: async ({ token, currency }, claim) => {
      const seen = await query(token, currency)
      // Without the bank's query API, only the bank's signed message counts. An order refused on the bank's page does not appear in the query API,
      // so then the message counts too.
      return !seen || (seen.state === 'open' && claim?.state === 'failed') ? (claim ?? { state: 'open' }) : seen
    },
    // Refunds whole payments only: the bank's query API cannot tell two partial refunds of the same amount apart.
    giveBack: async (payment, { isWhole }) => {
      if (!askBank) return { refused: 'the books of the bank are closed to the mall' }
      return isWhole ? giveBackByBank(askBank, settings, payment) : { refused: 'a part is given back by people at the bank' }
    },
  }
}
