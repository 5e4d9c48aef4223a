import '@testing-library/jest-dom/vitest'
import { takeFaults } from '@plaza/client/test'
import { toasts } from '@plaza/design'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach } from 'vitest'
import { forgetWindow } from './forget-window.ts'
import { outlineOf } from './outline.ts'

/** Tests have no viewport, so every observed element counts as near. */
class EverythingIsNear extends IntersectionObserver {
  readonly #hear: IntersectionObserverCallback
  constructor(hear: IntersectionObserverCallback) {
    super(hear)
    this.#hear = hear
  }
  override observe(target: Element) {
    queueMicrotask(() => this.#hear([{ target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry], this))
  }
}
globalThis.IntersectionObserver = EverythingIsNear

/** The test DOM has no top layer, so popovers stay visible in tests. */
HTMLElement.prototype.hidePopover ??= () => undefined

/** With only one window, every lock is granted at once. */
const lock = (_name: string, _options: object, work: () => unknown) => Promise.resolve(work())
Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lock } })

/** React records an Error for each created element until it has made too many. The tests do not need it and it costs a third of the time. */
const inside: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 1e4, set() {} })

/** Shortens query errors to their message, because the outline of a failed test already shows the screen. */
const notFound = (message: string | null) =>
  Object.assign(new Error((message ?? '').split('\n\nHere are the')[0]), { name: 'TestingLibraryElementError' })

/** A long timeout, so that tests do not fail on a busy machine. */
configure({ asyncUtilTimeout: 60_000, getElementError: notFound })

/** Holds each toast until the next one, as if the pointer rested on it. Tests need not find it within two seconds. */
let letGo = () => {}
beforeEach(() => {
  letGo = toasts.subscribe(() => queueMicrotask(toasts.hold))
})

/** Clears the browser state, so that each test starts like a first visit. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message += `\n\nOn the screen at ${location.hash || '#/'}:\n${outlineOf(document.body)}\n`
  letGo()
  cleanup()
  forgetWindow()
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const faults = takeFaults()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
