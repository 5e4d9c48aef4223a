import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@plaza/design/base.css'
import { type Choices, defaultChoices, mirrorChoices, readChoices, showChoices } from '@plaza/web/choices'
import { followCachedAnswers } from '@plaza/web/keep'
import { readHash, rememberScroll } from '@plaza/web/route'
import { App } from './App.tsx'
import { readBoot, readRouteAnswers } from './boot.ts'
import { type Start, makeMall } from './make-mall.ts'
import { storageKeys } from './mall/own-session.ts'
import { paths } from './paths.ts'
import { loadScreenOf } from './screens/routes.ts'
import { loadWords } from './words/index.ts'

/** Loads the texts of the chosen language, or falls back to English if they cannot be loaded. */
const withWords = async (chosen: Choices): Promise<Choices> => {
  try {
    await loadWords(chosen.lang)
    return chosen
  } catch {
    return { ...chosen, lang: defaultChoices.lang }
  }
}

/** Only the screen's own script can hydrate a server-rendered screen. If that script does not load, the page starts without hydration. */
const withScreen = async (path: string | null): Promise<string | null> => {
  if (path === null) return null
  const isThere = await loadScreenOf(path).then(
    () => true,
    () => false,
  )
  return isThere && readHash(location.hash).path === path ? path : null
}

/** The path that the server rendered, if the page contains it in the chosen language and currency; otherwise null. */
const drawnPath = (root: HTMLElement, { chosen, boot }: Pick<Start, 'chosen' | 'boot'>): string | null => {
  if (boot?.lang !== chosen.lang || boot.cur !== chosen.cur || !root.hasChildNodes()) return null
  const at = root.dataset['place'] ?? ''
  const { path } = readHash(location.hash)
  return at === location.hash || (at === '' && path === paths.home) ? path : null
}

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const chosen = await withWords(readChoices(storageKeys))
  const boot = readBoot()
  mirrorChoices(storageKeys, chosen)
  showChoices(chosen)
  history.scrollRestoration = 'manual'

  const drawnAt = await withScreen(drawnPath(root, { chosen, boot }))
  const mall = makeMall({ chosen, boot, drawnAt })
  mall.cart.followOtherWindows()
  mall.session.followOtherWindows()
  addEventListener('pagehide', () => rememberScroll(mall.route.current().entry))

  const page = (
    <StrictMode>
      <App mall={mall} />
    </StrictMode>
  )
  // A server-rendered page hydrates in small steps, so that it scrolls and responds between the steps.
  if (drawnAt !== null) {
    if (drawnAt === paths.home) mall.drawn.set(true)
    startTransition(() => void hydrateRoot(root, page))
  } else {
    root.textContent = ''
    const { dataset } = document.documentElement
    if ('fresh' in dataset) dataset['fresh'] = 'begun'
    createRoot(root).render(page)
  }
  // Removes the early style sheets, because the screen's own style files are loaded now.
  document.adoptedStyleSheets = []
  requestAnimationFrame(() => delete document.documentElement.dataset['fresh'])
  return mall
}

/** Registers the service worker once the page has loaded everything and the browser is idle. */
const cacheShellLater = () => {
  const keep = () =>
    void import('./cache-shell.ts')
      .then(({ cacheShell }) => started.then(({ session }) => cacheShell(new URL(import.meta.url).pathname, readRouteAnswers(), session)))
      .catch(() => {})
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 5000 }) : setTimeout(keep, 2000))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

const started = start()
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followCachedAnswers()
  cacheShellLater()
}
