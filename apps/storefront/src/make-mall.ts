import { createWeb } from '@plaza/web'
import { type Choices, createChoices, defaultChoices } from '@plaza/web/choices'
import { noteCachedAnswer, pageCachedAt } from '@plaza/web/keep'
import { createRouteStore, go, rememberScroll } from '@plaza/web/route'
import { createStore } from '@plaza/web/store'
import { type Boot, fillFromBoot, fillFromRoute, readRouteAnswers } from './boot.ts'
import { lastCart } from './mall/cart/last-cart.ts'
import { favourites } from './mall/favourites.ts'
import { followed } from './mall/followed.ts'
import { createGuestCart } from './mall/guest-cart.ts'
import type { Mall } from './mall/mall.tsx'
import { createOwnSession, storageKeys, whose } from './mall/own-session.ts'
import { loginHref } from './mall/returns.ts'
import { paths } from './paths.ts'

/** `drawnAt` is the path of the server-rendered route, or null if the page is not server-rendered. */
export type Start = { chosen: Choices; boot?: Boot | undefined; drawnAt?: string | null; fetch?: typeof fetch }

/** Shared state of this page in the browser. */
export const makeMall = ({ chosen, boot, drawnAt = null, fetch }: Start): Mall => {
  const session = createOwnSession()
  const routes = createRouteStore({ onLeave: rememberScroll, leadOn: { [paths.defaultPage]: paths.home } })
  const choices = createChoices(storageKeys, { start: chosen, drawn: { ...chosen, theme: defaultChoices.theme } })
  /** The server ended the session. The app restarts at the login page, which returns to this page after login. */
  const onEnded = () => {
    favourites.become([])
    go(loginHref(routes.current()))
  }
  const web = createWeb({ ...whose, choices, route: routes, session, onEnded, ...(fetch && { fetch }) })
  session.whenLeft(followed.forget)
  session.whenLeft(lastCart.forget)
  const cachedAt = pageCachedAt()
  if (cachedAt !== null) noteCachedAnswer(cachedAt)
  if (boot && boot.lang === chosen.lang) fillFromBoot({ ...web, boot, at: cachedAt === null ? Date.now() : Date.parse(cachedAt) })
  if (drawnAt !== null) fillFromRoute(web.queries, readRouteAnswers())
  return { ...web, cart: createGuestCart(), drawn: createStore(false) }
}
