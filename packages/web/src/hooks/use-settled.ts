import { useEffect, useState } from 'react'

/** True once the page has loaded completely and the browser is idle. */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let left = false
    const settle = () => left || setSettled(true)
    const later = () => ('requestIdleCallback' in window ? requestIdleCallback(settle, { timeout: 3000 }) : setTimeout(settle, 500))
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
    return () => {
      left = true
      removeEventListener('load', later)
    }
  }, [])
  return settled
}
