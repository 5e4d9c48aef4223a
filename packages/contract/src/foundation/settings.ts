import * as z from 'zod/mini'
import { call } from '../call.ts'

export const Currency = z.object({ code: z.string(), symbol: z.string(), rate: z.string() })
export type Currency = z.infer<typeof Currency>

/** Currencies with their rates, and the addresses that relative picture paths start from. */
export const getCurrency = call({
  method: 'GET',
  path: '/customer/index/get_currency',
  who: 'visitor',
  summary: 'List currencies with rates, and the base addresses of pictures',
  answer: z.object({
    static: z.object({ product: z.string(), category: z.string(), general: z.string() }),
    list: z.array(Currency),
  }),
})

export const getLanguages = call({
  method: 'GET',
  path: '/customer/index/get_languages',
  who: 'visitor',
  summary: 'List the languages of the interface',
  answer: z.array(z.object({ name: z.string(), code: z.string() })),
})

export const RechargeWallet = z.object({
  name: z.string(),
  code: z.string(),
  asset: z.string(),
  network: z.string(),
  address: z.string(),
  qr: z.string(),
  rate: z.string(),
  min: z.string(),
  precision: z.number(),
})

export const getWallets = call({
  method: 'POST',
  path: '/customer/index/get_wallets',
  who: 'visitor',
  summary: 'List the wallets that take recharges',
  answer: z.array(RechargeWallet),
})

export const WebsiteConfig = z.object({
  shop_name: z.string(),
  tagline_en: z.string(),
  tagline_zh: z.string(),
  tagline_es: z.string(),
  tagline_jp: z.string(),
  tagline_th: z.string(),
  tagline_zhtw: z.string(),
  logo: z.nullable(z.string()),
  brand_hue: z.number(),
  service_url: z.string(),
  third_service_url: z.string(),
  min_recharge: z.string(),
  return_days: z.number(),
  password_min_length: z.number(),
  social_platform: z.nullable(z.string()),
  base_currency: z.string(),
  /** Whether the mall can translate reviews into the reader's language. */
  translates: z.boolean(),
  demo: z.boolean(),
})
export type WebsiteConfig = z.infer<typeof WebsiteConfig>
