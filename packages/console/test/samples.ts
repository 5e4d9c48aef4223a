import { cast } from '@plaza/cast'
import { type Answer, answering } from '@plaza/client/test'
import { type WebsiteConfig, getCurrency, getStore } from '@plaza/contract'
import { languages } from '@plaza/values'

export const inWords = <F extends string>(field: F, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(languages.map((lang) => [`${field}_${lang}`, words[lang] ?? words['en'] ?? ''])) as Record<
    `${F}_${(typeof languages)[number]}`,
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

/** Default answers: currencies and settings of the mall, which every page of a console requests. */
export const everyday: readonly Answer[] = [
  answering(getCurrency, { static: { product: '/media/', category: '/media/', general: '/media/' }, list: [...cast.currencies] }),
  answering(getStore, () => websiteConfig),
]
