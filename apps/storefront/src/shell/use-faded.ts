import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fadeTo, mayFade } from './fade.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** `Screen` is undefined while only a placeholder is shown. */
type ShownPage = { page: string; Screen: unknown }

/** A change within the same page shows at once; a change to another page fades. */
export const useFaded = <T extends ShownPage>(wanted: T): T => {
  const [shown, setShown] = useState(wanted)
  const latest = useRef(wanted)
  const isOther = wanted.page !== shown.page

  useBrowserLayoutEffect(() => {
    latest.current = wanted
  })
  useBrowserLayoutEffect(() => {
    if (!isOther) return
    const show = () => setShown(latest.current)
    if (shown.Screen && mayFade()) fadeTo(show)
    else show()
  }, [wanted.page, isOther, shown.Screen])

  return isOther ? shown : wanted
}
