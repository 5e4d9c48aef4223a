import { escapeHtml, type Language } from '@plaza/values'
import { hidden, page, type GatewayPage } from './page.ts'
import { toTheBank } from './words.ts'

/** Submits the form automatically. If scripts are off, the buyer presses the form's button. */
const script = 'document.forms[0].submit()'

export const bankPage = (action: string, fields: Readonly<Record<string, string>>, lang: Language): GatewayPage =>
  page(
    lang,
    toTheBank.title[lang],
    `<p>${toTheBank.lead[lang]}</p><form method="post" action="${escapeHtml(action)}">${Object.entries(fields).map(hidden).join('')}<button>${toTheBank.go[lang]}</button></form>`,
    { script, formHost: new URL(action).origin },
  )
