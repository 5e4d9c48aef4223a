import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { ads } from './content/ads.ts'
import { announcements } from './content/announcements.ts'
import { blog } from './content/blog.ts'
import { news } from './content/news.ts'
import { optionNames, optionValues } from './options.ts'
import { aboutUs } from './content/policies/about-us.ts'
import type { CastPolicy } from './content/policies/policy.ts'
import { privacy } from './content/policies/privacy.ts'
import { returns } from './content/policies/returns.ts'
import { support } from './content/policies/support.ts'
import { terms } from './content/policies/terms.ts'
import { user } from './content/policies/user.ts'
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
import type { CastProduct } from './shape.ts'
import { shops } from './shops.ts'
import { currencies, wallets, websiteConfig } from './settings.ts'

export { type CastAd, type CastLink } from './content/ads.ts'
export { type CastStory, storyBody } from './content/story.ts'
export { demoPeople } from './demo-people.ts'
export type { CastPerson } from './people.ts'
export { pictureFile, pictureWidths, pictures } from './picture.ts'
export type { CastProduct, Words } from './shape.ts'

const products: readonly CastProduct[] = [
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
]
const policies: readonly CastPolicy[] = [terms, returns, privacy, support, aboutUs, user]

/** The demo mall: who is in it, what it sells and what it says. */
export const cast = {
  ads,
  announcements,
  brands,
  categories,
  currencies,
  news,
  optionNames,
  optionValues,
  people,
  policies,
  posts: blog,
  products,
  shops,
  wallets,
  websiteConfig,
}
export type Cast = typeof cast
