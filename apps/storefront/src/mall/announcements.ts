import { useGetAnnouncements } from '@plaza/client'
import type { AnswerOf, getAnnouncements } from '@plaza/contract'
import { useStore } from '@plaza/web/store'
import { dismissed } from './dismissed.ts'

export type Announcement = AnswerOf<typeof getAnnouncements>[number]

/** The newest that was not put away here: a serious one before all others, which wait until it has been read. */
export const nextToTell = (announcements: readonly Announcement[], away: readonly string[]): Announcement | undefined => {
  const left = announcements.filter(({ id }) => !away.includes(id))
  return left.find(({ serious }) => serious) ?? left[0]
}

export const useNextToTell = (): Announcement | undefined => {
  const away = useStore(dismissed)
  return nextToTell(useGetAnnouncements().data ?? [], away)
}
