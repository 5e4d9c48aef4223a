import { useEffect } from 'react'

const enoughPx = 64

/** The header hides after scrolling down 64 px and returns on scrolling up. */
export const useHiding = (): void => {
  useEffect(() => {
    let turnedAt = scrollY
    let before = scrollY
    let goesDown = false
    const follow = () => {
      const top = Math.max(0, scrollY)
      if (top > before !== goesDown && top !== before) {
        goesDown = top > before
        turnedAt = before
      }
      before = top
      if (!goesDown || top < enoughPx) delete document.documentElement.dataset['header']
      else if (top - turnedAt > enoughPx) document.documentElement.dataset['header'] = 'hidden'
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
}
