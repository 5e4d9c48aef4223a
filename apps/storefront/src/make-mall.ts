import { createWeb } from '@plaza/web'
import { type Choices, createChoices, defaultChoices } from '@plaza/web/choices'
import { noteKept, pageKeptAt } from '@plaza/web/keep'
import { createPlaces, go, rememberScroll } from '@plaza/web/place'
import { createStore } from '@plaza/web/store'
import { type Boot, fillFromBoot, fillFromPlace, readPlaceAnswers } from './boot.ts'
import { lastCart } from './mall/cart/last-cart.ts'
import { favourites } from './mall/favourites.ts'
import { followed } from './mall/followed.ts'
import { createGuestCart } from './mall/guest-cart.ts'
import type { Mall } from './mall/mall.tsx'
import { createOwnSession, keptNames, whose } from './mall/own-session.ts'
import { loginHref } from './mall/returns.ts'
import { paths } from './paths.ts'

/** `drawnAt` is the path of the server-rendered route, or null if the page is not server-rendered. */
export type Start = { chosen: Choices; boot?: Boot | undefined; drawnAt?: string | null; fetch?: typeof fetch }

/** Shared state of this page in the browser. */
export const makeMall = ({ chosen, boot, drawnAt = null, fetch }: Start): Mall => {
  const session = createOwnSession()
  const places = createPlaces({ onLeave: rememberScroll, leadOn: { [paths.defaultPage]: paths.home } })
  const choices = createChoices(keptNames, { start: chosen, drawn: { ...chosen, theme: defaultChoices.theme } })
  /** The server ended the session: the shop starts again at the login page, which leads back here. */
  const onEnded = () => {
    favourites.become([])
    go(loginHref(places.current()))
  }
  const web = createWeb({ ...whose, choices, places, session, onEnded, ...(fetch && { fetch }) })
  session.whenLeft(followed.forget)
  session.whenLeft(lastCart.forget)
  const keptAt = pageKeptAt()
  if (keptAt !== null) noteKept(keptAt)
  if (boot && boot.lang === chosen.lang) fillFromBoot({ ...web, boot, at: keptAt === null ? Date.now() : Date.parse(keptAt) })
  if (drawnAt !== null) fillFromPlace(web.queries, readPlaceAnswers())
  return { ...web, cart: createGuestCart(), drawn: createStore(false) }
}
