import { isCallFailure } from '@plaza/client'
import { createStore } from '../store/index.ts'

/** Somebody has left this device, and the mall could not be told yet, or was not told in the end; null once it knows. */
export const untold = createStore<'trying' | 'givenUp' | null>(null)

const timeoutMs = 10_000
const pausesMs = [2000, 5000, 10_000, 20_000, 30_000]

const paused = (forMs: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, forMs)
    addEventListener('online', go)
  })

/** Whoever is no longer known there has nothing left to end. */
const isEnded = (error: unknown) => isCallFailure(error) && error.sessionEnd !== undefined

const tried = (tell: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> =>
  tell(AbortSignal.timeout(timeoutMs)).then(() => true, isEnded)

/** Tells the mall as soon as it can be reached, for some two minutes: true once it knows. */
export const tellOfLeaving = async (tell: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> => {
  untold.set(null)
  let told = await tried(tell)
  for (const pauseMs of told ? [] : pausesMs) {
    untold.set('trying')
    await paused(pauseMs)
    told = await tried(tell)
    if (told) break
  }
  untold.set(told ? null : 'givenUp')
  return told
}
