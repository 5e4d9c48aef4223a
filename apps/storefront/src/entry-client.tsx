import { createCaller, createLoading } from '@plaza/client'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@plaza/design/base.css'
import { App } from './App.tsx'
import { type Boot, fillFromBoot, readBoot } from './boot.ts'
import { type Choices, createChoices, defaultChoices, mirrorChoices, readChoices, showChoices } from './parts/choices.ts'
import { createGuestCart } from './parts/guest-cart.ts'
import { kept } from './parts/kept.ts'
import { followKept } from './parts/kept-answers.ts'
import type { Mall } from './parts/mall.ts'
import { createPlaces, go } from './parts/place.ts'
import { loginHref } from './parts/safe-return.ts'
import { rememberScroll } from './parts/scroll-memory.ts'
import { createSession } from './parts/session.ts'
import { createStore } from './parts/store.ts'
import { makeQueries } from './queries.ts'
import { paths } from './paths.ts'
import { loadWords } from './words/index.ts'

const makeMall = (chosen: Choices, boot: Boot | undefined): Mall => {
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
    go(loginHref(places.current()))
  }
  const caller = createCaller({ lang: () => choices.current().lang, token, loading, onForcedLogout })
  const queries = makeQueries()
  if (boot && boot.lang === chosen.lang) fillFromBoot({ queries, caller, boot })
  return { loading, choices, caller, queries, places, session, cart: createGuestCart(), drawn: createStore(false) }
}

/** The words of the chosen language, or English where they cannot be had just now. */
const withWords = async (chosen: Choices): Promise<Choices> => {
  try {
    await loadWords(chosen.lang)
    return chosen
  } catch {
    return { ...chosen, lang: defaultChoices.lang }
  }
}

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const chosen = await withWords(readChoices(kept.read))
  const boot = readBoot()
  mirrorChoices(chosen)
  showChoices(chosen)
  history.scrollRestoration = 'manual'

  const mall = makeMall(chosen, boot)
  mall.cart.followOtherWindows()
  mall.session.followOtherWindows()
  addEventListener('pagehide', () => rememberScroll(mall.places.current().entry))

  const page = (
    <StrictMode>
      <App mall={mall} />
    </StrictMode>
  )
  const isDrawn = boot?.lang === chosen.lang && boot.cur === chosen.cur && mall.places.current().path === paths.home && root.hasChildNodes()
  // A drawn page is taken over in small steps, between which it scrolls and hears.
  if (isDrawn) {
    mall.drawn.set(true)
    startTransition(() => void hydrateRoot(root, page))
  } else {
    root.textContent = ''
    createRoot(root).render(page)
  }
  requestAnimationFrame(() => delete document.documentElement.dataset['fresh'])
}

/** Once everything that this visit needs is there, and the browser has nothing else to do. */
const keepShellLater = () => {
  const keep = () => void import('./keep-shell.ts').then(({ keepShell }) => keepShell(new URL(import.meta.url).pathname)).catch(() => {})
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 5000 }) : setTimeout(keep, 2000))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followKept()
  keepShellLater()
}
void start()
