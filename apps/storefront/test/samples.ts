import { cast } from '@plaza/cast'
import type {
  AnswerOf,
  Balance,
  Category,
  Coupon,
  ProductCard,
  Shop,
  UserInfo,
  WebsiteConfig,
  getDelivery,
  getProductDetail,
  searchProducts,
} from '@plaza/contract'
import { type Language, languages } from '@plaza/values'

type Words = Readonly<Record<Language, string>>
/** The fields `name_en`, `name_th` and so on, either with the same text for all languages or with one text per language. */
export const inWords = <Field extends string>(field: Field, words: string | Words) =>
  Object.fromEntries(languages.map((each) => [`${field}_${each}`, typeof words === 'string' ? words : words[each]])) as Record<
    `${Field}_${Language}`,
    string
  >

const { tagline, ...settings } = cast.websiteConfig
export const websiteConfig: WebsiteConfig = {
  ...settings,
  ...inWords('tagline', tagline),
  social_platform: null,
  translates: false,
  demo: false,
}

/** Fixture: a product card. A test overrides the fields under test. */
export const productCard = (more: Partial<ProductCard> & { id: string }): ProductCard => ({
  ...inWords('name', `Product ${more.id}`),
  shop: { id: '1', name: 'Lanna Looms' },
  image: null,
  tint: 3,
  price: '40.00',
  list_price: null,
  rating: 4.5,
  rating_count: 12,
  sold: 34,
  items_left: 9,
  variants: 1,
  expires_at: null,
  status: 'on_sale',
  ...more,
})

type Detail = AnswerOf<typeof getProductDetail>
/** Fixture: a product with a single variant, as the product page shows it. */
export const productDetail = (more: Partial<Detail> & { id: string }): Detail => {
  const card = productCard(more)
  return {
    ...card,
    images: [],
    options: [],
    skus: [{ id: `${card.id}0`, options: {}, price: card.price, items_left: card.items_left, image: null, tint: card.tint }],
    tax_rate: '7.00',
    seller: { id: '1', name: 'Lanna Looms', city: 'Chiang Mai', country: 'TH', product_count: 2 },
    brand: null,
    category_path: [],
    return_days: 7,
    ...inWords('short_description', 'A good thing.'),
    ...inWords('description', 'A good thing, told at length.'),
    ...more,
  }
}

/** Fixture: one delivery method with a fee. */
export const delivered = (more: Partial<AnswerOf<typeof getDelivery>> = {}): AnswerOf<typeof getDelivery> => ({
  place: { country: 'US', country_name: 'United States', city: null },
  methods: [
    {
      key: 'standard',
      ...inWords('name', 'Standard'),
      carrier: 'Hill Post',
      fee: '4.90',
      free_from: null,
      from: '2026-11-27',
      to: '2026-12-02',
    },
  ],
  ships_from: { country: 'TH', country_name: 'Thailand', city: 'Chiang Mai' },
  payment_methods: ['wallet', 'card'],
  cod_countries: [],
  return_days: 7,
  ...more,
})

/** Fixture: a shop's coupon that every customer can claim. */
export const coupon = (more: Partial<Coupon> & { id: string }): Coupon => ({
  code: `CODE${more.id}`,
  ...inWords('name', 'A gift'),
  kind: 'fixed',
  shop: { id: '1', name: 'Lanna Looms' },
  value: '8.00',
  cap: null,
  threshold: '60.00',
  scope: { kind: 'all', id: null },
  first_order: false,
  ends_at: null,
  left: null,
  state: 'open',
  ...more,
})

/** Fixture: search results on one page. */
export const found = (keyword: string, list: ProductCard[] = [], more: Partial<AnswerOf<typeof searchProducts>> = {}) => ({
  ...pageOf(list),
  facets: null,
  keyword,
  corrected: null,
  matched: list.length > 0 ? ('all' as const) : ('none' as const),
  having_all: null,
  hot_words: [{ text: 'teapot' }],
  ...more,
})

export const category = (more: Partial<Category> & { id: string }): Category => ({
  ...inWords('name', `Department ${more.id}`),
  parent_id: null,
  image: null,
  tint: 5,
  product_count: 20,
  ...more,
})

export const shop = (more: Partial<Shop> = {}): Shop => ({
  id: '1',
  name: 'Lanna Looms',
  city: 'Chiang Mai',
  country: 'TH',
  image: null,
  tint: 2,
  opened_at: '2024-03-01T00:00:00.000Z',
  status: 'open',
  product_count: 2,
  sold: 340,
  followers: 12,
  rating: 4.6,
  rating_count: 80,
  ...inWords('description', 'Woven by hand in the hills.'),
  ...more,
})

/** Fixture: the logged-in customer Mali. */
export const mali: UserInfo = {
  firstname: 'Mali',
  full_name: 'Mali Srisai',
  email: 'mali@plaza.example',
  email_verified: true,
  phone: '+66 81 555 0142',
  avatar: null,
  address: '',
  lang: 'en',
  currency: 'USD',
  seller_url: null,
  works_for: null,
  seller: { state: 'none', reason: null },
  card: { count: 0 },
  product: { count: 0 },
  message_unread_count: 0,
  chats_unread: 0,
  shop_waits: { to_ship: 0, refunds: 0 },
  orders: { unpaid: 0, to_ship: 0, to_receive: 0, delivered: 0, to_review: 0, refunds: 0 },
  invitation_code: 'MALI7',
  member_since: '2025-02-03T00:00:00.000Z',
  to_agree: null,
  announcements_read: [],
  letters_for: [],
  closing_at: null,
}

/** Fixture: the only page of a list. */
export const pageOf = <T>(list: T[]) => ({ list, next_cursor: null, total: list.length, total_is_exact: true })

/** Fixture: the balance of a wallet with money. */
export const balance = (more: Partial<Balance> = {}): Balance => ({
  balance: '1284.50',
  frozen: '0.00',
  currency: 'USD',
  holds: [],
  merchant: null,
  history: [{ at: '2026-10-23T08:00:00.000Z', balance: '1284.50', kind: null, changes: 0 }],
  months: [],
  ...more,
})
