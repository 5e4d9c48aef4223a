import { useEffect } from 'react'
import { useStore } from '../store/index.ts'
import { useWeb } from '../web.tsx'
import type { Heed } from './live.ts'

/** Receives live events while a user is logged in. `heed` is the app's additional handler, and must be the same function on each render. */
export const useLive = (heed?: Heed): void => {
  const { audience, caller, queries, session } = useWeb()
  const { token } = useStore(session)
  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | undefined
    let left = false
    const began = Date.now()
    import('./live.ts').then(
      ({ live }) => {
        if (!left) stop = live({ name: `${audience}-live`, caller, queries, began, heed })
      },
      // If the script fails to load, counts are updated only by page loads.
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [audience, caller, queries, token, heed])
}
