import { useEffect } from 'react'
import { useMall, useSession } from '../mall/mall.tsx'

/** Once somebody is logged in, what happens to them is told here as it happens. */
export const useLive = (): void => {
  const mall = useMall()
  const { token } = useSession()
  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | undefined
    let left = false
    import('../mall/follow-live.ts').then(
      ({ followLive }) => {
        if (!left) stop = followLive(mall)
      },
      // Without it the counts are as fresh as the last page.
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [mall, token])
}
