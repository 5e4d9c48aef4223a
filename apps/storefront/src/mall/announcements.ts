import { useGetAnnouncements, useReadAnnouncements } from '@plaza/client'
import type { AnswerOf, getAnnouncements } from '@plaza/contract'
import { useStore } from '@plaza/web/store'
import { useEffect } from 'react'
import { dismiss, dismissed } from './dismissed.ts'
import { useSession } from './mall.tsx'

export type Announcement = AnswerOf<typeof getAnnouncements>[number]

/** The newest announcement that the user has not dismissed on this device. An urgent announcement precedes all others. */
export const nextToTell = (announcements: readonly Announcement[], away: readonly string[]): Announcement | undefined => {
  const left = announcements.filter(({ id }) => !away.includes(id))
  return left.find(({ serious }) => serious) ?? left[0]
}

export const useNextToTell = (): Announcement | undefined => {
  const away = useStore(dismissed)
  return nextToTell(useGetAnnouncements().data ?? [], away)
}

/** Dismisses an announcement on this device, and for a logged-in user also on every other device. */
export const usePutAway = (): ((id: string) => void) => {
  const { token } = useSession()
  const { mutate: read } = useReadAnnouncements()
  return (id) => {
    dismiss([id])
    if (token) read({ id })
  }
}

/** Announcements dismissed on another device are also dismissed on this device. */
export const useReadElsewhere = (): void => {
  const read = useSession().user?.announcements_read
  useEffect(() => dismiss(read ?? []), [read])
}
