import { storefrontLinks } from '@plaza/contract'
import { htmlLanguages, isLanguage, type Language } from '@plaza/values'
import type { HttpPlugin, AppContext } from '../../../../platform/http/plugin.ts'
import { languageOf } from '../../../../platform/http/refuse-early.ts'
import { sendReady } from '../../../../platform/http/send-ready.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { websiteConfig } from '../../settings/index.ts'
import { nextPostAt, type PostRow, postsBefore } from './post-rows.ts'

const at = '/api/blog/rss'
const most = 30
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// oxlint-disable-next-line no-control-regex -- what XML cannot hold is exactly what is left out
const unholdable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g
const asXml = (text: string): string => text.replace(unholdable, '').replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

const itemOf = (row: PostRow, lang: Language, home: string): string => {
  const said = (name: string) => asXml(row.texts[lang]?.[name] ?? row.texts['en']?.[name] ?? '')
  const link = asXml(`${home}/${storefrontLinks.post(row.id)}`)
  return `<item><title>${said('title')}</title><link>${link}</link><guid isPermaLink="false">post-${row.id}</guid><pubDate>${row.published_at.toUTCString()}</pubDate><description>${said('excerpt')}</description></item>`
}

const drawFeed = async (kernel: Kernel, lang: Language): Promise<string> => {
  const home = kernel.environment.publicUrl
  const [config, rows] = await Promise.all([websiteConfig(kernel), postsBefore(kernel.db, kernel.now(), null, most)])
  const self = asXml(`${home}${at}?lang=${lang}`)
  const about = `<title>${asXml(config.shop_name)}</title><link>${asXml(`${home}/${storefrontLinks.blog}`)}</link><description>${asXml(config[`tagline_${lang}`])}</description><language>${htmlLanguages[lang]}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${about}${rows.map((row) => itemOf(row, lang, home)).join('')}</channel></rss>`
}

/** RSS feeds of the blog, one per language. */
const serveRss = ({ app, kernel }: AppContext): void => {
  app.get(at, async (request, reply) => {
    const { lang: requestedLang } = request.query as { lang?: unknown }
    const lang = typeof requestedLang === 'string' && isLanguage(requestedLang) ? requestedLang : languageOf(request.headers['lang'])
    const key = `RSS ${lang}`
    const making = async () => ({
      body: await drawFeed(kernel, lang),
      contentType: 'application/rss+xml; charset=utf-8',
      tags: ['posts', 'settings'],
      seconds: 300,
      trueUntil: await nextPostAt(kernel.db, kernel.now()),
    })
    const ready = kernel.cache.find(key) ?? (await kernel.cache.make(key, making))
    reply.hijack()
    sendReady(request.raw, reply.raw, ready)
    return reply
  })
}

export const contentPlugins: readonly HttpPlugin[] = [{ what: 'the blog as a feed', at: [at], open: serveRss }]
