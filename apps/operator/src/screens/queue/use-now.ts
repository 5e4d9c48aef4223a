import { useEffect, useState } from 'react'

/** The moment, to the half minute: what is said of deadlines stays true while one looks. */
export const useNow = (intervalMs = 30_000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
