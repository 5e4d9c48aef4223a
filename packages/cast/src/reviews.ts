import type { CastProduct, Words } from './shape.ts'
import { jp, zh, zhtw } from './voices/east.ts'
import type { Voice } from './voices/voice.ts'
import { en, es, th } from './voices/west.ts'

type Language = keyof Words
export type CastReview = {
  rating: number
  text: string
  lang: Language
  author: string | null
  daysAgo: number
  withPicture: boolean
  reply: string | null
}

const voices: Readonly<Record<Language, Voice>> = { en, zh, es, jp, th, zhtw }
/** Sentences of these languages stand side by side without a space. */
const withoutSpace: readonly Language[] = ['zh', 'zhtw', 'jp']

const languages = Object.keys(voices) as Language[]

/** A number that a text always gives: the same mall grows from the same cast. */
const seedOf = (text: string): number => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
const pick = <T>(list: readonly T[], seed: number): T => {
  const found = list[seed % list.length]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

/** How often one to five stars were given, so that they sum to the ratings and come as near to the average as whole numbers can. */
export const starsOf = ({ demand: { rating, ratings } }: CastProduct): number[] => {
  const sum = Math.round(rating * ratings)
  const low = Math.floor((5 * ratings - sum) * 0.06)
  const stars = [low, Math.round(low * 0.6), Math.round(low * 1.6), 0, 0]
  const given = stars.reduce((all, count) => all + count, 0)
  const points = stars.reduce((all, count, index) => all + count * (index + 1), 0)
  const left = ratings - given
  const above = sum - points - 4 * left
  const fives = Math.min(left, Math.max(0, above))
  const threes = Math.max(0, -above)
  return [stars[0] ?? 0, stars[1] ?? 0, (stars[2] ?? 0) + threes, left - fives - threes, fives]
}

const moods = ['glad', 'glad', 'fair', 'glad', 'sorry', 'glad', 'fair', 'glad'] as const
const ratingOf = { glad: 5, fair: 4, sorry: 2 } as const

type Mood = (typeof moods)[number]

/**
 * The sentences of text number `at` of a mood. Two numbers never give the same text: beginnings and details are paired anew in each round, and after
 * all pairs an ending follows.
 */
const sentencesOf = (lang: Language, mood: Mood, at: number): string[] => {
  const { [mood]: said, endings } = voices[lang]
  const { first, then } = said
  const pairs = first.length * then.length
  const [round, place] = [Math.floor((at % pairs) / first.length), at % first.length]
  return [pick(first, place), pick(then, place + round), ...(at < pairs ? [] : [pick(endings, Math.floor(at / pairs) - 1 + place)])]
}
const joined = (lang: Language, sentences: readonly string[]): string => sentences.join(withoutSpace.includes(lang) ? '' : ' ')

const moodOf = (stars: number): Mood => (stars > 4 ? 'glad' : stars > 2 ? 'fair' : 'sorry')
/** The numbers of the texts that the invented past uses. The reviews below use the numbers before them. */
const ofPast: Readonly<Record<Mood, { from: number; count: number }>> = {
  glad: { from: 250, count: 250 },
  fair: { from: 120, count: 125 },
  sorry: { from: 60, count: 65 },
}

/** Review text for an order with this number of stars. Each `turn` has a text of its own, until the texts run out. */
export const sayingOf = (lang: Language, stars: number, turn: number): string => {
  const mood = moodOf(stars)
  const { from, count } = ofPast[mood]
  return joined(lang, sentencesOf(lang, mood, from + (turn % count)))
}

/** A shop's reply to a review. */
export const answerOf = (lang: Language, turn: number): string => pick(voices[lang].answers, turn)

/**
 * A handful of reviews of each product, each in its author's language. No two are the same, and those of one product share no sentence. Products of
 * one shop follow each other, so that the reviews of a shop share few sentences.
 */
export const reviewsOf = (products: readonly CastProduct[]): ReadonlyMap<string, CastReview[]> => {
  const next = new Map<string, number>()
  const byShop = products.toSorted((a, b) => (a.shop === b.shop ? 0 : a.shop < b.shop ? -1 : 1))
  return new Map(
    byShop.map((product) => {
      const said = new Set<string>()
      const textFor = (lang: Language, mood: Mood): string => {
        const kind = `${lang} ${mood}`
        const at = next.get(kind) ?? 0
        next.set(kind, at + 1)
        const sentences = sentencesOf(lang, mood, at)
        if (sentences.some((each) => said.has(each))) return textFor(lang, mood)
        for (const each of sentences) said.add(each)
        return joined(lang, sentences)
      }
      return [product.key, reviewsOfOne(product, textFor)]
    }),
  )
}

const reviewsOfOne = (product: CastProduct, textFor: (lang: Language, mood: Mood) => string): CastReview[] => {
  const seed = seedOf(product.key)
  const count = Math.min(3 + (seed % 6), product.demand.ratings)
  return Array.from({ length: count }, (_, index) => {
    const turn = seed + index * 7
    const lang = pick(languages, (Math.imul(seed, 2_654_435_761) >>> 8) + index)
    const mood = pick(moods, index + (seed % 3))
    return {
      rating: ratingOf[mood],
      text: textFor(lang, mood),
      lang,
      author: turn % 9 === 0 ? null : pick(voices[lang].authors, turn),
      daysAgo: Math.min(product.ageDays, 1 + ((turn * 13) % 180)),
      withPicture: turn % 4 === 1,
      reply: mood === 'sorry' ? answerOf(lang, turn) : null,
    }
  })
}
