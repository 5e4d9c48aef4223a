import { useCallback, useEffect, useState } from 'react'

type LayerState = { layer?: true } | null

/** State of an overlay. The browser's back button closes the overlay and stays on the page. */
export const useBackCloses = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const hear = () => setOpen(false)
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  }, [isOpen])

  const open = useCallback(() => {
    history.pushState({ ...(history.state as object | null), layer: true }, '')
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    if ((history.state as LayerState)?.layer) history.back()
  }, [])
  return { isOpen, open, close }
}
