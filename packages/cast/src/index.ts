import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { ads } from './content/ads.ts'
import { announcements } from './content/announcements.ts'
import { blog } from './content/blog.ts'
import { news } from './content/news.ts'
import { optionNames, optionValues } from './options.ts'
import { application, demoPassword, demoStaffPassword, operators, people } from './people.ts'
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
import type { CastProduct, Words } from './shape.ts'
import { shops } from './shops.ts'
import { config, currencies, rechargeWallets } from './settings.ts'

export { type CastAd, type CastLink } from './content/ads.ts'
export { type CastStory, storyBody } from './content/story.ts'
export { demoPeople, type CastPerson } from './people.ts'
export { pictureFile, pictureWidths, pictures } from './picture.ts'
export type { CastProduct, Words } from './shape.ts'

export type CastPolicy = { name: 'terms' | 'support' | 'return' | 'privacy' | 'about_us' | 'user'; title: Words; html: Words }

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
const policies: readonly CastPolicy[] = []

/** The demo mall: who is in it, what it sells and what it says. */
export const cast = {
  ads,
  announcements,
  application,
  brands,
  categories,
  config,
  currencies,
  demoPassword,
  demoStaffPassword,
  news,
  operators,
  optionNames,
  optionValues,
  people,
  policies,
  posts: blog,
  products,
  rechargeWallets,
  shops,
}
export type Cast = typeof cast
