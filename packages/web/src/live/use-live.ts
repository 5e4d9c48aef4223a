import { useEffect } from 'react'
import { useStore } from '../store/index.ts'
import { useWeb } from '../web.tsx'
import type { Heed } from './live.ts'

/** Once somebody is logged in, what happens to them is told here as it happens; `heed` is what this app does about it, and stays the same. */
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
      // Without it the counts are as fresh as the last page.
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [audience, caller, queries, token, heed])
}
