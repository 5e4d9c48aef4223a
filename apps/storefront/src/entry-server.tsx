import { createCaller, createLoading } from '@plaza/client'
import type { WebsiteConfig } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { type Boot, bootCalls, fillFromBoot } from './boot.ts'
import { createChoices, defaultChoices } from './parts/choices.ts'
import { createGuestCart } from './parts/guest-cart.ts'
import { manifestOf } from './manifest.ts'
import { homePlace } from './parts/place.ts'
import { createSession, nobody } from './parts/session.ts'
import { createStore } from './parts/store.ts'
import { titleOf } from './parts/use-title.ts'
import { makeQueries } from './queries.ts'
import { slimBoot } from './slim-boot.ts'
import { loadWords } from './words/index.ts'

export { bootCalls }

/** Whoever draws on the server has every answer at hand, or does without. */
const asksNobody: typeof fetch = () => Promise.reject(new Error('nothing is asked while the page is drawn'))

/** React asks for pictures early that stand in the page anyway, a few lines further down. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

/** The first page: what stands in it, and what the browser takes it over with. */
export type Drawn = { root: string; title: string; description: string; boot: Boot }

/** Draws the first page in the visitor's language and currency, from answers that are already there, cut to what the browser will have. */
export const render = async (whole: Boot): Promise<Drawn> => {
  await loadWords(whole.lang)
  const boot = slimBoot(whole)
  const caller = createCaller({ lang: () => boot.lang, token: () => null, fetch: asksNobody })
  const queries = makeQueries()
  fillFromBoot({ queries, caller, boot })
  const choices = createChoices({ ...defaultChoices, lang: boot.lang, cur: boot.cur })
  const root = renderToString(
    <App
      mall={{
        caller,
        queries,
        choices,
        loading: createLoading(),
        places: createStore(homePlace),
        cart: createGuestCart([]),
        session: createSession(nobody),
        drawn: createStore(true),
      }}
    />,
  )
  queries.clear()
  const config = boot.answers.find(({ name, input }) => name === 'getStore' && input['type'] === 'website_config')?.data as
    | WebsiteConfig
    | undefined
  const tagline = config ? localized(config, 'tagline', boot.lang) : ''
  return { root: root.replace(earlyPictures, ''), title: titleOf(config?.shop_name ?? '', tagline), description: tagline, boot }
}

/** The web app's manifest as text. */
export const manifest = async (lang: Language, config: WebsiteConfig): Promise<string> =>
  JSON.stringify(manifestOf({ lang, config, words: await loadWords(lang) }))
