import type { WebsiteConfig } from '@plaza/contract'
import { defaultLanguage, isLanguage, type Language } from '@plaza/values'
import type { Making } from '../../platform/cache/response-cache.ts'
import { askWithin, type Within } from './ask-within.ts'
import type { Storefront } from './storefront.ts'

export const manifestPath = '/manifest.webmanifest'

/** The language is part of the URL, because browsers request a manifest without cookies. */
export const manifestLanguage = (query: unknown): Language => {
  const { lang } = query as { lang?: unknown }
  return typeof lang === 'string' && isLanguage(lang) ? lang : defaultLanguage
}

export const makeManifest = async (within: Within, storefront: Storefront, lang: Language): Promise<Making> => {
  const result = await askWithin(within, { name: 'getStore', input: { type: 'website_config' } }, lang)
  if (!result) throw new Error('the website configuration cannot be had')
  return {
    body: await storefront.manifest(lang, result.answer.data as WebsiteConfig),
    contentType: 'application/manifest+json; charset=utf-8',
    tags: ['storefront', ...result.tags],
    seconds: 60,
  }
}
