import type { Policy } from '@plaza/contract'
import { readHtml, wordsOfHtml } from '@plaza/values'

export type Question = { policy: Policy['name']; part: number; title: string; text: string }

/** Splits a policy into its headings, each with the text below it. */
const partsOf = ({ name, html }: Policy): Question[] => {
  const parts: Question[] = []
  for (const each of readHtml(html)) {
    const text = wordsOfHtml([each])
    const last = parts.at(-1)
    if (typeof each !== 'string' && each.tag === 'h2') parts.push({ policy: name, part: parts.length + 1, title: text, text: '' })
    else if (last) last.text = `${last.text} ${text}`.trim()
  }
  return parts
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Sections that contain every search word, ignoring accents. Matches in the heading come before matches in the text. */
export const findQuestions = (policies: readonly Policy[], keyword: string): Question[] => {
  const wanted = plain(keyword).split(/\s+/).filter(Boolean)
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word))
  const parts = policies.flatMap(partsOf)
  return [...parts.filter(({ title }) => holds(title)), ...parts.filter(({ title, text }) => !holds(title) && holds(`${title} ${text}`))]
}
