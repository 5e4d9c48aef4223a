import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { ads } from './content/ads.ts'
import { announcements } from './content/announcements.ts'
import { blog } from './content/blog.ts'
import { news } from './content/news.ts'
import { policies } from './content/policies.ts'
import { coupons } from './coupons.ts'
import { delivery, taxRules } from './delivery.ts'
import { optionNames, optionValues } from './options.ts'
import { people } from './people.ts'
import { beauty } from './products/beauty.ts'
import { bags } from './products/bags.ts'
import { fashion } from './products/fashion.ts'
import { home } from './products/home.ts'
import { kitchen } from './products/kitchen.ts'
import { music } from './products/music.ts'
import { outdoors } from './products/outdoors.ts'
import { shoes } from './products/shoes.ts'
import { tech } from './products/tech.ts'
import { toys } from './products/toys.ts'
import { regulars } from './regulars.ts'
import { withPictures } from './goods.ts'
import type { ShownProduct } from './shape.ts'
import { scenes } from './scenes.ts'
import { currencies, languages, wallets, websiteConfig } from './settings.ts'
import { shops } from './shops.ts'

export { type CastAd, type CastLink } from './content/ads.ts'
export { type CastStory, storyBody } from './content/story.ts'
export { demoPeople } from './demo-people.ts'
export type { CastCoupon } from './coupons.ts'
export type { CastDelivery, CastRate } from './delivery.ts'
export type { CastPerson } from './people.ts'
export type { CastRegular } from './regulars.ts'
export { type PictureFacts, isStaged, lookOf, pictureFile, pictureFolder, pictureWidths, pictures, widthsOf } from './picture.ts'
export { type CastReview, answerOf, reviewsOf, sayingOf, starsOf } from './reviews.ts'
export type { ShownProduct as CastProduct, Words } from './shape.ts'
export { gramsOf } from './weights.ts'

const products: readonly ShownProduct[] = withPictures([
  ...fashion,
  ...shoes,
  ...bags,
  ...tech,
  ...home,
  ...beauty,
  ...kitchen,
  ...outdoors,
  ...toys,
  ...music,
])

/** The demo mall: who is in it, what it sells and what it says. */
export const cast = {
  ads,
  announcements,
  brands,
  categories,
  coupons,
  currencies,
  delivery,
  languages,
  news,
  optionNames,
  optionValues,
  people,
  regulars,
  policies,
  posts: blog,
  products,
  scenes,
  shops,
  taxRules,
  wallets,
  websiteConfig,
}
export type Cast = typeof cast
