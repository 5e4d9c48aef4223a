import type { Caller } from '@plaza/client'
import type { WebsiteConfig } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { createWeb } from '@plaza/web'
import { createChoices, defaultChoices } from '@plaza/web/choices'
import { titleOf } from '@plaza/web/hooks'
import { type Place, homePlace } from '@plaza/web/place'
import { nobody } from '@plaza/web/session'
import { createStore } from '@plaza/web/store'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { type Boot, type BootCall, type PlaceAnswers, bootCalls, fillFromBoot, fillFromPlace } from './boot.ts'
import { answersOf, drawnPlaceOf } from './drawn-places.ts'
import { createGuestCart } from './mall/guest-cart.ts'
import { createOwnSession, keptNames, whose } from './mall/own-session.ts'
import { manifestOf } from './manifest.ts'
import { loadScreenOf } from './screens/routes.ts'
import { slim } from './slim-boot.ts'
import { troublePage } from './trouble-page.ts'
import { loadWords } from './words/index.ts'

export { bootCalls, slim, troublePage }

/** Whoever draws on the server has every answer at hand, or does without. */
const asksNobody: typeof fetch = () => Promise.reject(new Error('nothing is asked while the page is drawn'))

/** React asks for pictures early that stand in the page anyway, a few lines further down. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

/** What stands in the first page. */
export type Drawn = { root: string; title: string; description: string }

const configOf = ({ answers }: Boot): WebsiteConfig | undefined =>
  answers.find(({ name, input }) => name === 'getStore' && input['type'] === 'website_config')?.data as WebsiteConfig | undefined

type Drawing = { place: Place; answers?: (asking: { caller: Caller; lang: Language }) => PlaceAnswers }

const draw = async (boot: Boot, { place, answers = () => [] }: Drawing) => {
  await loadWords(boot.lang)
  const web = createWeb({
    ...whose,
    choices: createChoices(keptNames, { start: { ...defaultChoices, lang: boot.lang, cur: boot.cur } }),
    places: createStore(place),
    session: createOwnSession(nobody),
    fetch: asksNobody,
  })
  fillFromBoot({ ...web, boot })
  const held = answers({ caller: web.caller, lang: boot.lang })
  fillFromPlace(web.queries, held)
  await loadScreenOf(place.path)
  const root = renderToString(<App mall={{ ...web, cart: createGuestCart([]), drawn: createStore(true) }} />)
  web.queries.clear()
  return { root: root.replace(earlyPictures, ''), answers: held }
}

/** Draws the first page in the visitor's language and currency, from answers that are already there, cut to what the browser will have. */
export const render = async (boot: Boot): Promise<Drawn> => {
  const { root } = await draw(boot, { place: homePlace })
  const config = configOf(boot)
  const tagline = config ? localized(config, 'tagline', boot.lang) : ''
  return { root, title: titleOf(config?.shop_name ?? '', tagline), description: tagline }
}

/** What must be known to draw the place at this address; null where the browser draws it. */
export const placeCall = (address: string): BootCall | null => drawnPlaceOf(address)?.need.call ?? null

/** The place at this address with everything around it, and the answers that its screen is taken over with. */
export const renderPlace = async (boot: Boot, { address, data }: { address: string; data: unknown }): Promise<DrawnPlace | null> => {
  const drawn = drawnPlaceOf(address)
  if (!drawn) return null
  const { root, answers } = await draw(boot, { place: drawn.place, answers: (asking) => answersOf(drawn, data, asking) })
  return { path: drawn.place.path, title: titleOf(drawn.need.title(data, boot.lang), configOf(boot)?.shop_name), root, answers }
}
export type DrawnPlace = { path: string; title: string; root: string; answers: PlaceAnswers }

/** The web app's manifest as text. */
export const manifest = async (lang: Language, config: WebsiteConfig): Promise<string> =>
  JSON.stringify(manifestOf({ lang, config, words: await loadWords(lang) }))
