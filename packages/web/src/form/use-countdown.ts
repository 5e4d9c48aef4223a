import { useEffect, useState } from 'react'

/** Counts down the seconds that the user must wait. */
export const useCountdown = () => {
  const [endsAt, setEndsAt] = useState(0)
  const [waitSeconds, setWaitSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setWaitSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    if (endsAt <= Date.now()) return
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return { waitSeconds, waitFor: (seconds: number) => setEndsAt(Date.now() + seconds * 1000) }
}
