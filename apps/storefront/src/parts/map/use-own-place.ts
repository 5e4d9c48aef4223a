import { useState } from 'react'
import type { Point } from './project.ts'

const timeoutMs = 15_000

/** Requests the device's position when the user presses the button. */
export const useOwnPlace = (onFound: (point: Point) => void) => {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'refused' | 'lost'>()
  const ask = () => {
    if (!('geolocation' in navigator)) return setFailed('refused')
    setBusy(true)
    setFailed(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        onFound({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setBusy(false)
        setFailed(code === PERMISSION_DENIED ? 'refused' : 'lost')
      },
      { timeout: timeoutMs, maximumAge: 60_000 },
    )
  }
  return { ask, busy, failed }
}
