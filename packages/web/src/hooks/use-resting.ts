import { useEffect, useState } from 'react'

/** A value once it has rested for a moment: what is typed is not looked up letter by letter. */
export const useResting = <T>(value: T, pauseMs = 150): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
