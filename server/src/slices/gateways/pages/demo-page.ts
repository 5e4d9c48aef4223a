import type { Language } from '@plaza/values'
import { escaped, page, type Page } from './page.ts'
import { demoWords } from './words.ts'

const choices = ['approve', 'decline', 'time_out', 'twice'] as const
export type DemoChoice = (typeof choices)[number]

type Shown = { describedAs: string; sum: string; currency: string; isOver: boolean }

export const demoPage = (action: string, { describedAs, sum, currency, isOver }: Shown, lang: Language): Page => {
  const buttons = choices.map((choice) => `<button name="answer" value="${choice}">${demoWords[choice][lang]}</button>`).join('')
  return page(
    lang,
    demoWords.title[lang],
    isOver
      ? `<p>${demoWords.over[lang]}</p>`
      : `<p>${demoWords.lead[lang]}</p><p>${escaped(describedAs)}</p><b>${escaped(sum)} ${escaped(currency)}</b><form method="post" action="${escaped(action)}">${buttons}</form>`,
  )
}
