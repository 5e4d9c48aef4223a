import { useCallback, useEffect, useState } from 'react'
import { startAnewIfReplaced } from './is-replaced.ts'
import { loadedAlready } from '../screens/routes.ts'
import type { LoadScreen, Screen } from '../screens/screen.ts'

export const placeholderAfterMs = 200
export const giveUpAfterMs = 60_000

type LoadState = { load: LoadScreen; attempt: number; state: 'ready' | 'waiting' | 'failed' }
export type ShownScreen =
  | { state: 'ready'; Screen: Screen }
  | { state: 'staying' }
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }

const failedAddress = /https?:\/\/\S+\.js/

/** Retries with a different query in the URL, because some browsers cache the failed load of a file. */
const loadAnew = async (load: LoadScreen, attempt: number): ReturnType<LoadScreen> => {
  try {
    return await load()
  } catch (error) {
    const address = attempt > 0 && error instanceof Error ? failedAddress.exec(error.message)?.[0] : undefined
    if (!address) throw error
    return (await import(/* @vite-ignore */ `${address}?again=${attempt}`)) as Awaited<ReturnType<LoadScreen>>
  }
}

/** Loads the screen of a route. The previous page stays for 200 ms, then a placeholder appears, and after a minute a retry button. */
export const useScreen = (load: LoadScreen): ShownScreen => {
  const [attempt, setAttempt] = useState(0)
  const [loadState, setLoadState] = useState<LoadState>()
  useEffect(() => {
    if (loadedAlready.has(load)) return
    let left = false
    const tell = (state: LoadState['state']) => !left && setLoadState({ load, attempt, state })
    const waiting = setTimeout(() => tell('waiting'), placeholderAfterMs)
    const late = setTimeout(() => tell('failed'), giveUpAfterMs)
    const stop = () => [waiting, late].forEach(clearTimeout)
    loadAnew(load, attempt).then(
      (module) => {
        stop()
        loadedAlready.set(load, module.default)
        tell('ready')
      },
      async () => {
        if (await startAnewIfReplaced()) return
        stop()
        tell('failed')
      },
    )
    return () => {
      left = true
      stop()
    }
  }, [load, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const Screen = loadedAlready.get(load)
  if (Screen) return { state: 'ready', Screen }
  if (loadState?.load !== load) return { state: 'staying' }
  return loadState.state === 'failed' && loadState.attempt === attempt ? { state: 'failed', retry } : { state: 'waiting' }
}
