import { defaultReturnDays } from '@plaza/values'
import type { Words } from './shape.ts'
import { words } from './words.ts'

export type CastCurrency = { code: string; symbol: string; rate: string }

/** What one US dollar is in each currency. */
export const currencies: readonly CastCurrency[] = [
  { code: 'USD', symbol: '$', rate: '1' },
  { code: 'EUR', symbol: '€', rate: '0.92' },
  { code: 'GBP', symbol: '£', rate: '0.79' },
  { code: 'JPY', symbol: '¥', rate: '151.40' },
  { code: 'CNY', symbol: 'CN¥', rate: '7.18' },
  { code: 'TWD', symbol: 'NT$', rate: '32.10' },
  { code: 'THB', symbol: '฿', rate: '34.60' },
  { code: 'MXN', symbol: 'MX$', rate: '18.25' },
]

export type CastLanguage = { code: keyof Words; name: string }

/** The languages of the interface, each by its own name. */
export const languages: readonly CastLanguage[] = [
  { code: 'en', name: 'English' },
  { code: 'zh', name: '简体中文' },
  { code: 'es', name: 'Español' },
  { code: 'jp', name: '日本語' },
  { code: 'th', name: 'ไทย' },
  { code: 'zhtw', name: '繁體中文' },
]

export type CastWallet = {
  code: string
  name: string
  asset: string
  network: string
  /** Not an address of its network, so that nothing can be sent there. */
  address: string
  /** How much of the asset one unit of the base currency is. */
  rate: string
  /** The least that can be sent, in the asset. */
  min: string
  /** Digits after the point. */
  precision: number
}

/** Receiving wallets that the demo mall shows. Every address says that it is none. */
export const wallets: readonly CastWallet[] = [
  {
    code: 'USDT-TRC20',
    name: 'USDT (TRC-20)',
    asset: 'USDT',
    network: 'TRON',
    address: 'DEMO-TRC20-DO-NOT-SEND-0001',
    rate: '1',
    min: '100.00',
    precision: 6,
  },
  {
    code: 'USDT-ERC20',
    name: 'USDT (ERC-20)',
    asset: 'USDT',
    network: 'Ethereum',
    address: 'DEMO-ERC20-DO-NOT-SEND-0002',
    rate: '1',
    min: '100.00',
    precision: 6,
  },
  {
    code: 'ETH',
    name: 'Ether',
    asset: 'ETH',
    network: 'Ethereum',
    address: 'DEMO-ETHER-DO-NOT-SEND-0003',
    rate: '0.0003',
    min: '0.0300',
    precision: 6,
  },
  {
    code: 'BTC',
    name: 'Bitcoin',
    asset: 'BTC',
    network: 'Bitcoin',
    address: 'DEMO-BITCOIN-DO-NOT-SEND-0004',
    rate: '0.00001',
    min: '0.00100',
    precision: 8,
  },
]

/** What a new mall starts with; an operator changes it afterwards. */
export const websiteConfig = {
  shop_name: 'Plaza',
  tagline: words(
    'Small shops, good things, fair prices',
    '小店好物，价格公道',
    'Tiendas pequeñas, cosas buenas, precios justos',
    '小さな店の、いいものを、納得の価格で',
    'ร้านเล็ก ของดี ราคายุติธรรม',
    '小店好物，價格公道',
  ),
  logo: null,
  brand_hue: 178,
  service_url: '',
  third_service_url: '',
  min_recharge: '100.00',
  return_days: defaultReturnDays,
  password_min_length: 8,
  base_currency: 'USD',
} as const
