import { createStore } from '@plaza/web/store'
import { useEffect, useRef } from 'react'

/** A keyboard shortcut of a page: the key, its description for the help, and its action. */
export type PageKey = { key: string; does: string; run: () => void }

const layers = new Set<readonly PageKey[]>()
/** Keyboard shortcuts that work on this page, for the help. */
export const keysHere = createStore<readonly PageKey[]>([])
const tell = () => keysHere.set([...layers].flat())

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')
const isHeldBack = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  isTyping(event.target) ||
  document.querySelector('dialog[open]')

/** Keyboard shortcuts while this part of the page is mounted. They are off while the person types and while a sheet is open. */
export const useKeys = (keys: readonly PageKey[]): void => {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  const names = keys.map(({ key, does }) => `${key} ${does}`).join('\n')
  useEffect(() => {
    const layer = now.current.map(({ key, does }, at) => ({ key, does, run: () => now.current[at]?.run() }))
    const hear = (event: KeyboardEvent) => {
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const found = isHeldBack(event) ? undefined : layer.find(({ key }) => key === pressed)
      if (!found) return
      event.preventDefault()
      found.run()
    }
    layers.add(layer)
    tell()
    document.addEventListener('keydown', hear)
    return () => {
      layers.delete(layer)
      tell()
      document.removeEventListener('keydown', hear)
    }
  }, [names])
}
