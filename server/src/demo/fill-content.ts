import { storyBody, type Cast, type CastLink, type CastStory } from '@plaza/cast'
import { storefrontLinks } from '@plaza/contract'
import { languages } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { insertAd, insertAnnouncement, insertNews, insertPolicy, insertPost, type Texts } from '../modules/foundation/content/index.ts'
import type { FilledCatalogue } from './fill-catalogue.ts'
import type { Pictures } from './store-pictures.ts'

type SeedInput = FilledCatalogue & { cast: Cast; pictures: Pictures; now: Date }

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/** Turns `{title: {en, …}, text: {en, …}}` into `{en: {title, text}, …}`. */
const byLanguage = (fields: Readonly<Record<string, Readonly<Record<string, string>>>>): Texts =>
  Object.fromEntries(
    languages.map((lang) => [lang, Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words[lang] ?? '']))]),
  )

const storyTexts = (story: CastStory): Texts =>
  Object.fromEntries(
    languages.map((lang) => {
      const [title, excerpt] = story.text[lang]
      return [lang, { title, excerpt, body: storyBody(story.text[lang]) }]
    }),
  )

const linkOf = (link: CastLink, { products, categories }: FilledCatalogue): string => {
  switch (link.kind) {
    case 'category':
      return storefrontLinks.category(categories.get(link.key) ?? '')
    case 'product':
      return storefrontLinks.product(products.get(link.key) ?? '')
    case 'recommend':
      return storefrontLinks.recommended(link.tab)
    case 'page':
      return `#${link.path}`
  }
}

/** Writes the ads, stories, posts, policies and announcements of the demo data. */
export const fillContent = async (tx: Tx, seed: SeedInput): Promise<void> => {
  const { cast, pictures, now } = seed
  for (const [rank, ad] of cast.ads.entries()) {
    const { kicker, title, text, button } = ad
    const texts = byLanguage({ kicker, title, text, button })
    await insertAd(tx, {
      position: ad.position,
      rank,
      pictures: ad.pictures.map(pictures.of),
      tint: ad.tint,
      link: linkOf(ad.link, seed),
      texts,
      demo: true,
    })
  }
  for (const story of cast.news) await insertNews(tx, { ...storyRow(story, seed), kind: story.kind })
  for (const post of cast.posts) {
    await insertPost(tx, { ...storyRow(post, seed), productIds: post.products.flatMap((key) => seed.products.get(key) ?? []) })
  }
  for (const policy of cast.policies) {
    await insertPolicy(tx, {
      name: policy.key,
      version: 1,
      texts: byLanguage({ title: policy.title, html: policy.body }),
      effectiveAt: daysFrom(now, -90),
    })
  }
  for (const each of cast.announcements) {
    await insertAnnouncement(tx, {
      serious: each.serious,
      texts: byLanguage({ title: each.title, text: each.text }),
      startsAt: daysFrom(now, -each.daysAgo),
      endsAt: null,
      demo: true,
    })
  }
}

const storyRow = (story: CastStory, { pictures, now }: SeedInput) => ({
  ...pictures.of(story.picture),
  minutes: story.minutes,
  texts: storyTexts(story),
  published_at: daysFrom(now, -story.daysAgo),
  demo: true,
})
