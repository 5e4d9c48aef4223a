import { useState } from 'react'

/** State that is reset whenever the value `outside` changes. */
export const useFollowed = <T>(outside: T): [T, (value: T) => void] => {
  const [value, setValue] = useState(outside)
  const [before, setBefore] = useState(outside)
  if (before !== outside) {
    setBefore(outside)
    setValue(outside)
  }
  return [value, setValue]
}
