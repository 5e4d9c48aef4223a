import type { Words } from './shape.ts'
import { words } from './words.ts'

export const currencies = [
  { code: 'USD', symbol: '$', rate: '1' },
  { code: 'EUR', symbol: '€', rate: '0.92' },
  { code: 'GBP', symbol: '£', rate: '0.79' },
  { code: 'JPY', symbol: '¥', rate: '151.4' },
  { code: 'CNY', symbol: 'CN¥', rate: '7.18' },
  { code: 'TWD', symbol: 'NT$', rate: '31.9' },
  { code: 'THB', symbol: '฿', rate: '34.6' },
  { code: 'MXN', symbol: 'MX$', rate: '18.3' },
] as const

/** Addresses that nobody holds the keys of: the demo mall takes no money. */
export const rechargeWallets = [
  {
    code: 'usdt-trc20',
    name: 'USDT (TRC-20)',
    asset: 'USDT',
    network: 'TRC-20',
    address: 'TDemoDemoDemoDemoDemoDemoDemoDemo1',
    rate: '1',
    min: '100',
    precision: 6,
  },
  {
    code: 'usdt-erc20',
    name: 'USDT (ERC-20)',
    asset: 'USDT',
    network: 'ERC-20',
    address: '0xde30de30de30de30de30de30de30de30de30de30',
    rate: '1',
    min: '100',
    precision: 6,
  },
  {
    code: 'eth',
    name: 'Ether',
    asset: 'ETH',
    network: 'Ethereum',
    address: '0xde30de30de30de30de30de30de30de30de30de31',
    rate: '2450',
    min: '0.041',
    precision: 9,
  },
  {
    code: 'btc',
    name: 'Bitcoin',
    asset: 'BTC',
    network: 'Bitcoin',
    address: 'bc1qdemodemodemodemodemodemodemodemodemode',
    rate: '68200',
    min: '0.0015',
    precision: 8,
  },
] as const

export const tagline: Words = words(
  'One mall, independent sellers',
  '一座商城，众多独立卖家',
  'Un centro comercial, vendedores independientes',
  '独立した店が集まるモール',
  'ห้างเดียว รวมร้านค้าอิสระ',
  '一座商城，眾多獨立賣家',
)

/** What the owner of the demo mall has set; everything else keeps its default. */
export const config = {
  shop_name: 'Plaza',
  brand_hue: 178,
  tagline,
  min_recharge: '100.00',
  return_days: 7,
  password_min_length: 8,
} as const
