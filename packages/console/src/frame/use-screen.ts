import { useCallback, useEffect, useState } from 'react'
import type { LoadScreen, Screen } from '../console-screen.ts'
import { loadScreen, loadedScreens } from './loaded-screens.ts'

const placeholderAfterMs = 200

type LoadState = { load: LoadScreen; attempt: number; state: 'ready' | 'waiting' | 'failed' }
export type ShownScreen = { state: 'ready'; Screen: Screen } | { state: 'staying' | 'waiting' } | { state: 'failed'; retry: () => void }

/**
 * Loads the screen of an address. The previous screen stays for 200 ms, then a placeholder follows. If the script fails to load, the user can retry.
 */
export const useScreen = (load: LoadScreen): ShownScreen => {
  const [attempt, setAttempt] = useState(0)
  const [loadState, setLoadState] = useState<LoadState>()
  useEffect(() => {
    if (loadedScreens.has(load)) return
    let left = false
    const tell = (state: LoadState['state']) => !left && setLoadState({ load, attempt, state })
    const waiting = setTimeout(() => tell('waiting'), placeholderAfterMs)
    loadScreen(load)
      .then(
        () => tell('ready'),
        () => tell('failed'),
      )
      .finally(() => clearTimeout(waiting))
    return () => {
      left = true
      clearTimeout(waiting)
    }
  }, [load, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const Screen = loadedScreens.get(load)
  if (Screen) return { state: 'ready', Screen }
  if (loadState?.load !== load) return { state: 'staying' }
  return loadState.state === 'failed' && loadState.attempt === attempt ? { state: 'failed', retry } : { state: 'waiting' }
}
