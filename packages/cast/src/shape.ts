/** The shapes in which the demo mall is written down. Keys are kebab-case English and never change: other files point at them. */
export type Words = { en: string; zh: string; es: string; jp: string; th: string; zhtw: string }

/** Name, one-sentence summary and description in one language. */
export type ProductText = readonly [name: string, short: string, description: string]

export type CastProduct = {
  key: string
  shop: string
  brand: string
  /** The deepest category it stands in. */
  category: string
  /** What it is in the studio: `derby/chestnut`, or `derby` where its colours are options. */
  good: string
  /** Price of the plain variant in the base currency. */
  price: string
  /** The price it had before its latest drop, when it dropped in the last 30 days. */
  before?: string
  /** Tax in hundredths of a per cent: 700 is 7 %. */
  taxRate: number
  /** Pieces on hand of each variant; a variant named here has its own count. */
  stock: number
  stockOf?: Readonly<Record<string, number>>
  /** Variants: the options of `options.ts`, by key. Sold-out combinations stand in `stockOf` as `lavender/43`. */
  options?: { colour?: readonly string[]; size?: readonly string[]; finish?: readonly string[] }
  /** How well it does in the demo mall: average rating, number of ratings, pieces sold. */
  demand: { rating: number; ratings: number; sold: number }
  /** How many days ago it came to the mall. */
  ageDays: number
  /** A real last day of sale, counted in days from today. */
  expiresInDays?: number
  text: { en: ProductText; zh: ProductText; es: ProductText; jp: ProductText; th: ProductText; zhtw: ProductText }
}

/** A product as it is shown: its pictures are found. */
export type ShownProduct = CastProduct & { picture: string; gallery: readonly string[]; pictureOfValue: Readonly<Record<string, string>> }

/** Keeps a product list typed where it is written. */
export const products = (list: readonly CastProduct[]): readonly CastProduct[] => list
