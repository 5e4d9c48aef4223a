import type { Caller } from '@plaza/client'
import type { Language } from '@plaza/values'
import { createWeb } from '@plaza/web'
import { createChoices, defaultChoices } from '@plaza/web/choices'
import type { Route } from '@plaza/web/route'
import { nobody } from '@plaza/web/session'
import { createStore } from '@plaza/web/store'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { type Boot, type RouteAnswers, fillFromBoot, fillFromRoute } from './boot.ts'
import { createGuestCart } from './mall/guest-cart.ts'
import { createOwnSession, storageKeys, whose } from './mall/own-session.ts'
import { loadScreenOf } from './screens/routes.ts'
import { loadWords } from './words/index.ts'

/** Server rendering uses the given answers, so any request is an error. */
const asksNobody: typeof fetch = () => Promise.reject(new Error('nothing is asked while the page is drawn'))

/** Preload links that React adds for pictures. They are removed, because the HTML of the pictures follows a few lines below. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

type Drawing = { route: Route; answers?: (asking: { caller: Caller; lang: Language }) => RouteAnswers }

/** Renders a route as a visitor sees it, in one language and currency, from the given answers. */
export const draw = async (boot: Boot, { route, answers = () => [] }: Drawing) => {
  await loadWords(boot.lang)
  const web = createWeb({
    ...whose,
    choices: createChoices(storageKeys, { start: { ...defaultChoices, lang: boot.lang, cur: boot.cur } }),
    route: createStore(route),
    session: createOwnSession(nobody),
    fetch: asksNobody,
  })
  fillFromBoot({ ...web, boot })
  const held = answers({ caller: web.caller, lang: boot.lang })
  fillFromRoute(web.queries, held)
  await loadScreenOf(route.path)
  const root = renderToString(<App mall={{ ...web, cart: createGuestCart([]), drawn: createStore(true) }} />)
  web.queries.clear()
  return { root: root.replace(earlyPictures, ''), answers: held }
}
