import { useEffect, useState } from 'react'

/** The current time, updated every 30 s, so that texts about deadlines stay correct while the page is open. */
export const useNow = (intervalMs = 30_000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
