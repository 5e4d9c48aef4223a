import { useReadAllNotices, useReadNotice } from '@plaza/client'
import { toasts } from '@plaza/design'
import { useEffect } from 'react'
import { type Mall, useMall } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'

/** Marks notifications as read, optimistically. A failed one is shown as unread again. */
export const useReading = () => {
  const { mutateAsync: readNotice } = useReadNotice()
  const { mutateAsync: readAllNotices } = useReadAllNotices()
  const { common } = useReader().words
  const told = (asked: Promise<unknown>): Promise<boolean> =>
    asked.then(
      () => true,
      () => {
        toasts.show(common.requestFailed, 'error')
        return false
      },
    )
  return { readOne: (id: string) => told(readNotice({ id })), readAll: () => told(readAllNotices({})) }
}

const hasUnread = ({ session }: Mall): boolean => {
  const { token, user } = session.current()
  return token !== null && (user?.message_unread_count ?? 0) > 0
}

/** Marks the displayed notices read when the user leaves; until then they stay marked new. */
export const useReadOnLeaving = (isSeen: boolean): void => {
  const mall = useMall()
  const { mutate: readAllNotices } = useReadAllNotices()
  useEffect(() => {
    if (!isSeen) return
    return () => {
      if (hasUnread(mall)) readAllNotices({})
    }
  }, [isSeen, mall, readAllNotices])
}
