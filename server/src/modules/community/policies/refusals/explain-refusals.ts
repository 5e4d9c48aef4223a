import { storefrontLinks } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { NineRefusals, RefusalWords } from './refusal-words.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const words: Readonly<Record<Language, RefusalWords>> = { zh, en, es, jp, th, zhtw }

type AddressOfEach<Refusals> = { [N in keyof Refusals]: string }
/** The pages where a reader can check each refusal, in the order of the refusals. */
const seenAt = (docs: string): AddressOfEach<NineRefusals> => [
  docs,
  storefrontLinks.orders('to_review'),
  storefrontLinks.wallet('withdraw'),
  storefrontLinks.wallet('overview'),
  storefrontLinks.wallet('transactions'),
  storefrontLinks.settings('invitation'),
  storefrontLinks.recommended('deals'),
  '#/pages/policy/privacy',
  storefrontLinks.settings('data'),
]

/** The nine things that the mall refuses to do, as markup, each with how to check it. They are built into the code, so staff cannot edit them. */
export const explainRefusals = (lang: Language, docs: string): string => {
  const { title, lead, check, refusals } = words[lang]
  const list = refusals.map(
    ([says, how, where], at) => `<li><strong>${says}</strong><br>${check} ${how} <a href="${seenAt(docs)[at] ?? ''}">${where}</a></li>`,
  )
  return `<h2>${title}</h2><p>${lead}</p><ol>${list.join('')}</ol>`
}
