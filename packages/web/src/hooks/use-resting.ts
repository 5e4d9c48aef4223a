import { useEffect, useState } from 'react'

/** Debounces a value, so that typed text is not looked up after each key. */
export const useResting = <T>(value: T, pauseMs = 150): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
