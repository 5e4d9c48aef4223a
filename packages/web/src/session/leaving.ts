import { isCallFailure } from '@plaza/client'
import { createStore } from '../store/index.ts'

/** State of a logout that the mall has not received yet: still trying, or given up. Null if no logout is waiting. */
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

/** If the server says that the session has ended, the logout is done. */
const isEnded = (error: unknown) => isCallFailure(error) && error.sessionEnd !== undefined

const tried = (tell: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> =>
  tell(AbortSignal.timeout(timeoutMs)).then(() => true, isEnded)

/** Reports a logout to the mall as soon as it is reachable, for about two minutes. Returns true once the mall has received it. */
export const notifyOfLeaving = async (tell: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> => {
  untold.set(null)
  let isDelivered = await tried(tell)
  for (const pauseMs of isDelivered ? [] : pausesMs) {
    untold.set('trying')
    await paused(pauseMs)
    isDelivered = await tried(tell)
    if (isDelivered) break
  }
  untold.set(isDelivered ? null : 'givenUp')
  return isDelivered
}
