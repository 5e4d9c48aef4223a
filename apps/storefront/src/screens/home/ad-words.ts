import type { Ad } from '@plaza/contract'
import type { Reader } from '../../mall/reader.ts'

/** Texts of an ad in the user's language. An ad without a title uses the description of its picture. */
export const adWords = ({ text }: Reader, ad: Ad) => ({
  href: ad.link,
  kicker: text(ad, 'kicker') || undefined,
  title: text(ad, 'title') || ad.alt,
  text: text(ad, 'text') || undefined,
  action: text(ad, 'button') || undefined,
})
