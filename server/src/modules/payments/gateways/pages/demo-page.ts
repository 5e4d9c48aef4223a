import { escapeHtml, type Language } from '@plaza/values'
import { page, type GatewayPage } from './page.ts'
import { demoWords } from './words.ts'

const choices = ['approve', 'decline', 'time_out', 'twice'] as const
export type DemoChoice = (typeof choices)[number]

type DemoPayment = { describedAs: string; sum: string; currency: string; isOver: boolean; returned: string | null }

export const demoPage = (action: string, { describedAs, sum, currency, isOver, returned }: DemoPayment, lang: Language): GatewayPage => {
  const buttons = choices.map((choice) => `<button name="answer" value="${choice}">${demoWords[choice][lang]}</button>`).join('')
  const back = returned === null ? '' : `<p>${demoWords.returned[lang]}</p><b>${escapeHtml(returned)} ${escapeHtml(currency)}</b>`
  return page(
    lang,
    demoWords.title[lang],
    isOver
      ? `<p>${demoWords.over[lang]}</p>${back}`
      : `<p>${demoWords.lead[lang]}</p><p>${escapeHtml(describedAs)}</p><b>${escapeHtml(sum)} ${escapeHtml(currency)}</b><form method="post" action="${escapeHtml(action)}">${buttons}</form>`,
  )
}
