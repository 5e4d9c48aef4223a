import { keptSince } from './keep/index.ts'
import { useCallback, useEffect } from 'react'
import { useWeb } from './web.tsx'

const lookEveryMs = 15_000

/** A question that only the mall itself can answer. */
const isThere = async (): Promise<boolean> => {
  const answer = await fetch('/', { method: 'HEAD' }).catch(() => null)
  return answer?.ok ?? false
}

/** Once the mall can be reached again, everything on the page is asked for anew. The answer looks whether it can be, at once. */
export const useRecovery = ({ online, isKept }: { online: boolean; isKept: boolean }): (() => void) => {
  const { queries } = useWeb()
  const recover = useCallback(() => {
    keptSince.set(null)
    void queries.invalidateQueries()
  }, [queries])
  const look = useCallback(() => void isThere().then((there) => there && recover()), [recover])

  useEffect(() => {
    if (!online) return recover
  }, [online, recover])
  useEffect(() => {
    if (!online || !isKept) return
    const looking = setInterval(look, lookEveryMs)
    return () => clearInterval(looking)
  }, [online, isKept, look])
  return look
}
