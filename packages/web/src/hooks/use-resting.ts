import { useEffect, useState } from 'react'

/** A value once it has rested for a moment: what is typed is not looked up letter by letter. */
export const useResting = <T>(value: T, restMs = 150): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
