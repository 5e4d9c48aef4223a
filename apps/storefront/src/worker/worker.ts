import { isConsole, isPreloaded, kindOf, mayBeCached } from './kinds.ts'
import { atLaunch } from './public-answers.ts'
import { forgetOwn } from './own-store.ts'
import { isOurs, letPass, respond } from './respond.ts'
import { built, type FromPage, scope } from './scope.ts'
import { find, forgetOthers, keep } from './stores.ts'

const atATime = 4
const maxSeen = 200

const inTurns = async (addresses: readonly string[], each: (address: string) => Promise<void>): Promise<void> => {
  const left = [...addresses]
  const walk = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await each(next)
  }
  await Promise.all(Array.from({ length: atATime }, walk))
}

/** Caches every file of this build, so that its pages always find their files, even after a new deployment. */
const install = async (): Promise<void> => {
  const page = await fetch('/')
  if (!mayBeCached('page', page) || !isOurs(await page.clone().text())) throw new Error('the mall serves another build just now')
  await inTurns(built.files, async (path) => {
    const response = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path))
    if (!mayBeCached('asset', response)) throw new Error(`${path} cannot be kept`)
    await keep('asset', path, response)
  })
  await keep('page', '/', page)
  await inTurns(atLaunch, keepAnew)
}

const keepAnew = async (address: string): Promise<void> => keep('answer', address, await fetch(address))

const activate = async (): Promise<void> => {
  await forgetOthers()
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Files that a page loaded before the worker existed. */
const keepSeen = (seen: readonly string[]): Promise<void> =>
  inTurns(seen.slice(-maxSeen), async (url) => {
    const kind = kindOf({ method: 'GET', mode: 'cors', url, referrer: '' }, scope.location.origin)
    if ((kind !== 'picture' && kind !== 'answer') || (await find(kind, url))) return
    await fetch(url).then(
      (response) => keep(kind, url, response),
      () => undefined,
    )
  })

/**
 * Activates a new build early if the only open page belongs to the new build. Otherwise the new build waits until all pages of the old build are
 * closed.
 */
const takeOver = async (entry: string): Promise<void> => {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = windows.filter(({ url }) => !isConsole(url, scope.location.origin))
  if (entry === built.entry && pages.length === 1) await scope.skipWaiting()
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => {
  const { page, seen, left } = event.data as FromPage
  if (left) event.waitUntil(forgetOwn())
  if (page !== undefined) event.waitUntil(takeOver(page))
  if (seen !== undefined) event.waitUntil(keepSeen(seen))
})
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  if (kind) event.respondWith(respond[kind](event))
  else if (isPreloaded(event.request)) event.respondWith(letPass(event))
})
