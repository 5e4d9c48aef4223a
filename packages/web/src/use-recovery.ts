import { cachedSince, noteReach } from './keep/index.ts'
import { useCallback, useEffect } from 'react'
import { useWeb } from './web.tsx'

const lookEveryMs = 15_000

/** True if the mall itself answers, and not only the service worker. */
const isThere = async (): Promise<boolean> => {
  const answer = await fetch('/', { method: 'HEAD' }).catch(() => null)
  return answer?.ok ?? false
}

/** Refetches everything on the page once the mall is reachable again. Returns a function that checks the mall at once. */
export const useRecovery = ({ online, isAway }: { online: boolean; isAway: boolean }): (() => void) => {
  const { queries } = useWeb()
  const recover = useCallback(() => {
    cachedSince.set(null)
    noteReach(true)
    void queries.invalidateQueries()
  }, [queries])
  const look = useCallback(() => void isThere().then((there) => there && recover()), [recover])

  useEffect(() => {
    if (!online) return recover
  }, [online, recover])
  useEffect(() => {
    if (!online || !isAway) return
    const looking = setInterval(look, lookEveryMs)
    return () => clearInterval(looking)
  }, [online, isAway, look])
  return look
}
