import type { Caller } from '@plaza/client'
import type { Language } from '@plaza/values'
import { createWeb } from '@plaza/web'
import { createChoices, defaultChoices } from '@plaza/web/choices'
import type { Place } from '@plaza/web/place'
import { nobody } from '@plaza/web/session'
import { createStore } from '@plaza/web/store'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { type Boot, type PlaceAnswers, fillFromBoot, fillFromPlace } from './boot.ts'
import { createGuestCart } from './mall/guest-cart.ts'
import { createOwnSession, keptNames, whose } from './mall/own-session.ts'
import { loadScreenOf } from './screens/routes.ts'
import { loadWords } from './words/index.ts'

/** Rendering on the server uses the answers at hand and makes no request. */
const asksNobody: typeof fetch = () => Promise.reject(new Error('nothing is asked while the page is drawn'))

/** Preload links that React adds for pictures. They are removed, because the pictures stand a few lines further down in the same page. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

type Drawing = { place: Place; answers?: (asking: { caller: Caller; lang: Language }) => PlaceAnswers }

/** Renders a route as a visitor sees it, in one language and currency, from the given answers. */
export const draw = async (boot: Boot, { place, answers = () => [] }: Drawing) => {
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
