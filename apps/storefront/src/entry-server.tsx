import { type Caller, createCaller, createLoading } from '@plaza/client'
import type { WebsiteConfig } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { type Boot, type BootCall, type PlaceAnswers, bootCalls, fillFromBoot, fillFromPlace } from './boot.ts'
import { answersOf, drawnPlaceOf } from './drawn-places.ts'
import { createChoices, defaultChoices } from './parts/choices.ts'
import { createGuestCart } from './parts/guest-cart.ts'
import { manifestOf } from './manifest.ts'
import { type Place, homePlace } from './parts/place.ts'
import { createSession, nobody } from './parts/session.ts'
import { createStore } from './parts/store.ts'
import { titleOf } from './parts/use-title.ts'
import { makeQueries } from './queries.ts'
import { loadScreenOf } from './screens/routes.ts'
import { slimBoot } from './slim-boot.ts'
import { troublePage } from './trouble-page.ts'
import { loadWords } from './words/index.ts'

export { bootCalls, troublePage }

/** Whoever draws on the server has every answer at hand, or does without. */
const asksNobody: typeof fetch = () => Promise.reject(new Error('nothing is asked while the page is drawn'))

/** React asks for pictures early that stand in the page anyway, a few lines further down. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

/** The first page: what stands in it, and what the browser takes it over with. */
export type Drawn = { root: string; title: string; description: string; boot: Boot }

const configOf = ({ answers }: Boot): WebsiteConfig | undefined =>
  answers.find(({ name, input }) => name === 'getStore' && input['type'] === 'website_config')?.data as WebsiteConfig | undefined

type Drawing = { place: Place; answers?: (asking: { caller: Caller; lang: Language }) => PlaceAnswers }

const draw = async (boot: Boot, { place, answers = () => [] }: Drawing) => {
  await loadWords(boot.lang)
  const caller = createCaller({ lang: () => boot.lang, token: () => null, fetch: asksNobody })
  const queries = makeQueries()
  fillFromBoot({ queries, caller, boot })
  const held = answers({ caller, lang: boot.lang })
  fillFromPlace(queries, held)
  await loadScreenOf(place.path)
  const root = renderToString(
    <App
      mall={{
        caller,
        queries,
        choices: createChoices({ ...defaultChoices, lang: boot.lang, cur: boot.cur }),
        loading: createLoading(),
        places: createStore(place),
        cart: createGuestCart([]),
        session: createSession(nobody),
        drawn: createStore(true),
      }}
    />,
  )
  queries.clear()
  return { root: root.replace(earlyPictures, ''), answers: held }
}

/** Draws the first page in the visitor's language and currency, from answers that are already there, cut to what the browser will have. */
export const render = async (whole: Boot): Promise<Drawn> => {
  const boot = slimBoot(whole)
  const { root } = await draw(boot, { place: homePlace })
  const config = configOf(boot)
  const tagline = config ? localized(config, 'tagline', boot.lang) : ''
  return { root, title: titleOf(config?.shop_name ?? '', tagline), description: tagline, boot }
}

/** What must be known to draw the place at this address; null where the browser draws it. */
export const placeCall = (address: string): BootCall | null => drawnPlaceOf(address)?.need.call ?? null

/** The place at this address with everything around it, and the answers that its screen is taken over with. */
export const renderPlace = async (whole: Boot, { address, data }: { address: string; data: unknown }): Promise<DrawnPlace | null> => {
  const drawn = drawnPlaceOf(address)
  if (!drawn) return null
  const boot = slimBoot(whole)
  const { root, answers } = await draw(boot, { place: drawn.place, answers: (asking) => answersOf(drawn, data, asking) })
  return { path: drawn.place.path, title: titleOf(drawn.need.title(data, boot.lang), configOf(boot)?.shop_name), root, answers }
}
export type DrawnPlace = { path: string; title: string; root: string; answers: PlaceAnswers }

/** The web app's manifest as text. */
export const manifest = async (lang: Language, config: WebsiteConfig): Promise<string> =>
  JSON.stringify(manifestOf({ lang, config, words: await loadWords(lang) }))
