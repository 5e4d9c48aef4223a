import { cast } from '@plaza/cast'
import { type SellerDesk, type SoldOrder, type WebsiteConfig, sellerRights } from '@plaza/contract'
import { languages } from '@plaza/values'

export const inWords = <F extends string>(field: F, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(languages.map((lang) => [`${field}_${lang}`, words[lang] ?? words['en'] ?? ''])) as Record<
    `${F}_${(typeof languages)[number]}`,
    string
  >

const { tagline, ...settings } = cast.websiteConfig
export const websiteConfig: WebsiteConfig = { ...settings, ...inWords('tagline', tagline), social_platform: null, demo: false }

/** Who is in the console, and what waits; what a test is about is said by the test. */
export const anders: SellerDesk = {
  shop: { id: '7', name: 'Ridgeline Outdoor', image: null, tint: 4, status: 'open' },
  role: 'owner',
  may: [...sellerRights],
  counts: { to_ship: 12, refunds: 2, notices: 0 },
}

/** An order as the shop sees it in a list. */
export const soldOrder = (more: Partial<SoldOrder> & { id: string }): SoldOrder => ({
  order_no: `20261121-00${more.id}`,
  payment_id: '1',
  shop: { id: '7', name: 'Ridgeline Outdoor', image: null, tint: 4 },
  status: 'to_ship',
  payment_status: 'paid',
  delivery_status: 'preparing',
  label: 'To ship',
  payment_label: 'Paid',
  delivery_label: 'Being prepared',
  pieces: 1,
  pictures: [],
  total: '48.00',
  refunded: '0.00',
  placed_at: '2026-11-21T08:00:00.000Z',
  arrival_method: { key: 'standard', from: '2026-11-24', to: '2026-11-26', ...inWords('name', { en: 'Standard' }) },
  actions: ['ship', 'cancel'],
  deadline: null,
  open_refunds: 0,
  customer_name: 'Mali S.',
  ...more,
})
