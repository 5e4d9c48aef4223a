import { createCaller, createLoading, forgetPersonal } from '@plaza/client'
import { type Boot, fillFromBoot, fillFromPlace, readPlaceAnswers } from './boot.ts'
import { type Choices, createChoices, defaultChoices } from './parts/choices.ts'
import { favourites } from './parts/favourites.ts'
import { followed } from './parts/followed.ts'
import { createGuestCart } from './parts/guest-cart.ts'
import { noteKept, pageKeptAt } from './parts/kept-answers.ts'
import type { Mall } from './parts/mall.ts'
import { createPlaces, go } from './parts/place.ts'
import { loginHref } from './parts/safe-return.ts'
import { rememberScroll } from './parts/scroll-memory.ts'
import { createSession } from './parts/session.ts'
import { createStore } from './parts/store.ts'
import { makeQueries } from './queries.ts'

/** Which place the page stands as the server drew it at, if it does. */
export type Start = { chosen: Choices; boot?: Boot | undefined; drawnAt?: string | null; fetch?: typeof fetch }

/** What every part of this page shares, in the browser. */
export const makeMall = ({ chosen, boot, drawnAt = null, fetch }: Start): Mall => {
  const loading = createLoading()
  const choices = createChoices(chosen, { ...chosen, theme: defaultChoices.theme })
  const session = createSession()
  const places = createPlaces(rememberScroll)
  const token = () => session.current().token
  /** The server ended the session: the shop starts again at the login page, which leads back here. */
  const onForcedLogout = ({ code }: { code: number }) => {
    // Several calls may hear of it; the first one knows where one was.
    if (session.current().token === null) return
    session.end(code)
    favourites.become([])
    go(loginHref(places.current()))
  }
  const caller = createCaller({ lang: () => choices.current().lang, token, loading, onForcedLogout, ...(fetch && { fetch }) })
  const queries = makeQueries()
  session.whenLeft(() => {
    forgetPersonal(queries)
    followed.forget()
  })
  const keptAt = pageKeptAt()
  if (keptAt !== null) noteKept(keptAt)
  if (boot && boot.lang === chosen.lang) fillFromBoot({ queries, caller, boot, at: keptAt === null ? Date.now() : Date.parse(keptAt) })
  if (drawnAt !== null) fillFromPlace(queries, readPlaceAnswers())
  return { loading, choices, caller, queries, places, session, cart: createGuestCart(), drawn: createStore(false) }
}
