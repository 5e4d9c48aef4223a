import { randomBytes } from 'node:crypto'
import { formatMoney, minor } from '@plaza/values'
import { currencyNumbers, type NestpaySettings } from '../kinds/gateway-settings.ts'
import { hashVersion3, type Fields } from './hash-version-3.ts'

type Order = { token: string; charged: string; currency: string }

/** The signed form that the browser posts to the bank. The bank itself collects the card data. */
export const orderForm = (settings: NestpaySettings, order: Order, publicUrl: string, lang: 'tr' | 'en'): Fields => {
  const baseUrl = `${publicUrl}/api/gateways/bank_tr`
  const fields = {
    clientid: settings.clientId,
    storetype: '3d_pay_hosting',
    TranType: 'Auth',
    amount: formatMoney(minor(BigInt(order.charged))),
    currency: currencyNumbers[order.currency as keyof typeof currencyNumbers],
    oid: order.token,
    Instalment: '',
    okUrl: `${baseUrl}/back`,
    failUrl: `${baseUrl}/back`,
    callbackUrl: `${baseUrl}/told`,
    lang,
    rnd: randomBytes(15).toString('base64url'),
    refreshtime: '5',
    encoding: 'utf-8',
    hashAlgorithm: 'ver3',
  }
  return { ...fields, hash: hashVersion3(fields, settings.storeKey) }
}
