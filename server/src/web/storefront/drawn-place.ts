import { htmlLanguages, isLanguage } from '@plaza/values'
import type { Making } from '../../platform/cache/response-cache.ts'
import type { Choice } from '../../platform/http/fast-lane.ts'
import { askWithin, type Within } from './ask-within.ts'
import { escapedText, scriptJson } from './document.ts'
import { bootAnswers } from './home-page.ts'
import type { ScreenStyles } from './screen-styles.ts'
import type { Storefront } from './storefront.ts'

export const drawnPath = '/drawn'
type RequestedRoute = { address: string; choice: Choice }

/** The requested URL within the mall, with language and currency. Null if the query is invalid. */
export const requestedRoute = (query: unknown): RequestedRoute | null => {
  const { place, lang, cur } = query as Record<string, unknown>
  if (typeof place !== 'string' || place.length > 200) return null
  if (typeof lang !== 'string' || !isLanguage(lang) || typeof cur !== 'string' || !/^[A-Z]{3,5}$/.test(cur)) return null
  return { address: place, choice: { lang, cur } }
}

type Needed = Within & { storefront: Storefront; styles: ScreenStyles; requested: RequestedRoute }

/** The response for a page that the server cannot render. The browser then renders the page itself and gets the error. */
const nothing: Making = { body: '<!doctype html><title></title>', contentType: 'text/html; charset=utf-8', tags: [], seconds: 0 }

/** Renders a page other than the home page as a separate document. A page that is already open embeds it before its own script has loaded. */
export const makeDrawnRoute = async ({ requested: { address, choice }, styles, ...needed }: Needed): Promise<Making> => {
  const call = needed.storefront.routeCall(address)
  const [answer, boot] = await Promise.all([call && askWithin(needed, call, choice.lang), bootAnswers({ ...needed, choice })])
  const drawn = answer && (await needed.storefront.renderRoute({ ...choice, answers: boot.answers }, { address, data: answer.answer.data }))
  if (!drawn) return nothing
  const body = [
    `<!doctype html><html lang="${htmlLanguages[choice.lang]}"><head><meta charset="utf-8"><title>${escapedText(drawn.title)}</title>`,
    // The styles are sent as plain text, because the security policy of the requesting page would refuse a style element.
    `<script type="text/plain" id="styles">${styles.of(drawn.path)}</script></head><body><div id="root">${drawn.root}</div>`,
    `<script type="application/json" id="answers">${scriptJson(drawn.answers)}</script></body></html>`,
  ].join('')
  return {
    body,
    contentType: 'text/html; charset=utf-8',
    tags: ['storefront', ...boot.tags, ...answer.tags],
    seconds: 60,
    trueUntil: Math.min(boot.trueUntil, answer.trueUntil),
  }
}
