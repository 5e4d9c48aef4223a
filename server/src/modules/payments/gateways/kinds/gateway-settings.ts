import * as z from 'zod/mini'
import { moduleSettings } from '../../../../platform/environment.ts'
import { isSafeAddress, isThisMachine } from '../../../../platform/external/setting-shapes.ts'

/** A card gateway with Stripe's API. */
export type StripeSettings = { url: string; key: string; webhookSecret: string }
/** A bank with the hosted 3-D Secure page that most Turkish banks use. */
export type NestpaySettings = {
  pageUrl: string
  clientId: string
  storeKey: string
  /** The bank's query API and the mall's account for it. Null if there is none: the mall then relies on the bank's signed message alone. */
  api: { url: string; user: string; password: string } | null
  currency: keyof typeof currencyNumbers
  /** Units of the bank's currency per unit of the mall's base currency. */
  rate: string
}
type GatewaySettings = { stripe: StripeSettings | null; nestpay: NestpaySettings | null }

/** ISO 4217 numeric codes, which banks require. */
export const currencyNumbers = { TRY: '949', USD: '840', EUR: '978', GBP: '826' } as const

const safeAddress = z
  .string()
  .check(
    z.refine((text) => isSafeAddress(text, isThisMachine), 'must be an address with https, such as https://bank.example/fim/est3Dgate'),
  )
const stripeUrl = 'https://api.stripe.com'
const word = (most: number) => z.string().check(z.maxLength(most, `must have at most ${most} characters`))

const gatewayShape = {
  GATEWAY_STRIPE_URL: z.prefault(safeAddress, stripeUrl),
  GATEWAY_STRIPE_KEY: z.optional(word(500)),
  GATEWAY_STRIPE_WEBHOOK_SECRET: z.optional(word(500)),
  GATEWAY_NESTPAY_URL: z.optional(safeAddress),
  GATEWAY_NESTPAY_CLIENT_ID: z.optional(word(50)),
  GATEWAY_NESTPAY_STORE_KEY: z.optional(word(200)),
  GATEWAY_NESTPAY_API_URL: z.optional(safeAddress),
  GATEWAY_NESTPAY_API_USER: z.optional(word(100)),
  GATEWAY_NESTPAY_API_PASSWORD: z.optional(word(200)),
  GATEWAY_NESTPAY_CURRENCY: z.prefault(z.enum(['TRY', 'USD', 'EUR', 'GBP'], 'must be one of TRY USD EUR GBP'), 'TRY'),
  GATEWAY_NESTPAY_RATE: z.optional(
    z.string().check(z.regex(/^(?!0*(\.0*)?$)(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$/, 'must be a number such as 41.25')),
  ),
}
const gatewaySecrets = [
  'GATEWAY_STRIPE_KEY',
  'GATEWAY_STRIPE_WEBHOOK_SECRET',
  'GATEWAY_NESTPAY_STORE_KEY',
  'GATEWAY_NESTPAY_API_USER',
  'GATEWAY_NESTPAY_API_PASSWORD',
]

type RawSettings = { [N in keyof typeof gatewayShape]?: z.output<(typeof gatewayShape)[N]> }

const readStripe = (set: RawSettings): StripeSettings | null | string => {
  const { GATEWAY_STRIPE_KEY: key, GATEWAY_STRIPE_WEBHOOK_SECRET: webhookSecret, GATEWAY_STRIPE_URL: url = stripeUrl } = set
  if (key && webhookSecret) return { url, key, webhookSecret }
  return key || webhookSecret ? 'GATEWAY_STRIPE_KEY and GATEWAY_STRIPE_WEBHOOK_SECRET are needed with each other.' : null
}

const readNestpay = (set: RawSettings): NestpaySettings | null | string => {
  const { GATEWAY_NESTPAY_URL: pageUrl, GATEWAY_NESTPAY_CLIENT_ID: clientId, GATEWAY_NESTPAY_STORE_KEY: storeKey } = set
  if (!pageUrl && !clientId && !storeKey) return null
  if (!pageUrl || !clientId || !storeKey)
    return 'GATEWAY_NESTPAY_URL, GATEWAY_NESTPAY_CLIENT_ID and GATEWAY_NESTPAY_STORE_KEY must be set together.'
  const { GATEWAY_NESTPAY_CURRENCY: currency = 'TRY', GATEWAY_NESTPAY_RATE: rate } = set
  if (!rate)
    return `GATEWAY_NESTPAY_RATE is missing: set how much ${currency} one unit of the base currency is worth, 1 if they are the same.`
  const { GATEWAY_NESTPAY_API_URL: url, GATEWAY_NESTPAY_API_USER: user, GATEWAY_NESTPAY_API_PASSWORD: password } = set
  if (!url && !user && !password) return { pageUrl, clientId, storeKey, api: null, currency, rate }
  if (!url || !user || !password)
    return 'GATEWAY_NESTPAY_API_URL, GATEWAY_NESTPAY_API_USER and GATEWAY_NESTPAY_API_PASSWORD must be set together.'
  return { pageUrl, clientId, storeKey, api: { url, user, password }, currency, rate }
}

const readGateways = (set: RawSettings): GatewaySettings | string => {
  const stripe = readStripe(set)
  if (typeof stripe === 'string') return stripe
  const nestpay = readNestpay(set)
  return typeof nestpay === 'string' ? nestpay : { stripe, nestpay }
}

export const gatewaySettings = moduleSettings(gatewayShape, readGateways, gatewaySecrets)
