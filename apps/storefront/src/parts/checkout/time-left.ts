import { useEffect, useEffectEvent, useState } from 'react'

const two = (n: number) => String(n).padStart(2, '0')

/** Remaining time as `24:10`, or as `1:05:00` from one hour on. */
export const clockOf = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const secondsUntil = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))

/** Seconds until a moment. It updates every second and calls `onOver` at the end. */
export const useSecondsLeft = (moment: string | null, onOver?: () => void): number => {
  const [, tick] = useState(0)
  const left = moment === null ? 0 : secondsUntil(moment)
  const isOver = left === 0
  useEffect(() => {
    if (moment === null || isOver) return
    const timer = setInterval(() => tick((times) => times + 1), 1000)
    return () => clearInterval(timer)
  }, [moment, isOver])
  const tellOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (moment !== null && isOver) tellOver()
  }, [moment, isOver])
  return left
}
