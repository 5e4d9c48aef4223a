import type { RouteAnswers } from './boot.ts'
import type { SessionStore } from '@plaza/web/session'
import { ownCachePrefix } from './worker/own-cache-name.ts'
import type { FromPage } from './worker/scope.ts'

type Policy = { createScriptURL: (address: string) => string }
type Trusting = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }

const workerAddress = '/worker.js'

/** Trusted Types: the page accepts a script URL only from a policy. This policy allows only the worker's URL. */
const trustedAddress = (): string =>
  (window as Trusting).trustedTypes?.createPolicy('worker', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress

/** The URL with which the browser would request an answer that the server-rendered page embeds. */
const requestUrlOf = ({ key }: RouteAnswers[number]): string => {
  const [path, , fields] = key as [string, string, Record<string, string>]
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''))
  const query = new URLSearchParams(Object.entries(fields).filter(([name]) => !path.includes(`{${name}}`))).toString()
  return new URL(`/api${inPath}${query && `?${query}`}`, location.href).href
}

type OwnSession = Pick<SessionStore<unknown>, 'current' | 'whenLeft'>

/** Deletes the orders that the worker stored for reading offline. Without a worker the caches may still exist. */
const forgetOwn = (): void => {
  navigator.serviceWorker.controller?.postMessage({ left: true } satisfies FromPage)
  void caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(ownCachePrefix)).map((name) => caches.delete(name))))
}
const forgetOwnAfterLogout = (session: OwnSession): void => {
  if (session.current().token === null) forgetOwn()
  session.whenLeft(forgetOwn)
}

/**
 * Registers a service worker that caches the shop on this device, so that it also opens offline. `beginning` is the page's entry script and
 * identifies its build.
 */
export const cacheShell = async (beginning: string, cameAlong: RouteAnswers, session: OwnSession): Promise<void> => {
  forgetOwnAfterLogout(session)
  const isFirst = navigator.serviceWorker.controller === null
  const registration = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  const offer = (worker: ServiceWorker | null) => worker?.postMessage({ page: beginning } satisfies FromPage)
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  offer(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  if (!isFirst) return
  const { active } = await navigator.serviceWorker.ready
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  const drawn = cameAlong.map(requestUrlOf)
  active?.postMessage({ seen: [...seen, ...drawn] } satisfies FromPage)
}
