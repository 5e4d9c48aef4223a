import type { Ad } from '@plaza/contract'
import type { Reader } from '../../mall/reader.ts'

/** An ad as this shopper reads it; where it says nothing, what its picture shows stands in. */
export const adWords = ({ text }: Reader, ad: Ad) => ({
  href: ad.link,
  kicker: text(ad, 'kicker') || undefined,
  title: text(ad, 'title') || ad.alt,
  text: text(ad, 'text') || undefined,
  action: text(ad, 'button') || undefined,
})
