import '@testing-library/jest-dom/vitest'
import { takeFaults } from '@plaza/client/test'
import { toasts } from '@plaza/design'
import { noteReach } from '@plaza/web/keep'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach } from 'vitest'
import { forgetWindow } from './forget-window.ts'
import { outlineOf } from './outline.ts'
import { ownTimers } from './own-timers.ts'

/** Tests have no viewport, so every observed element counts as near the viewport. */
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

/** Tests have only one window, so every lock is granted at once. */
const lock = (_name: string, _options: object, work: () => unknown) => Promise.resolve(work())
Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lock } })

/**
 * React records an Error for each created element, up to a limit. The tests do not need these errors, and recording them takes a third of the test
 * time.
 */
const inside: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 1e4, set() {} })

/** Shortens query errors to their message, because the failure report of a test already contains an outline of the screen. */
const notFound = (message: string | null) =>
  Object.assign(new Error((message ?? '').split('\n\nHere are the')[0]), { name: 'TestingLibraryElementError' })

/** A long timeout, so that tests do not fail on a busy machine. */
configure({ asyncUtilTimeout: 60_000, getElementError: notFound })

/** Keeps each toast visible until the next toast, as if the pointer rested on it. Tests then need not find it within two seconds. */
let letGo = () => {}
const timers = ownTimers()
beforeEach(() => {
  timers.begin()
  letGo = toasts.subscribe(() => queueMicrotask(toasts.hold))
})

/** Clears the browser state, so that each test starts like a visitor's first visit. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message += `\n\nOn the screen at ${location.hash || '#/'}:\n${outlineOf(document.body)}\n`
  letGo()
  cleanup()
  timers.end()
  forgetWindow()
  noteReach(true)
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const faults = takeFaults()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
