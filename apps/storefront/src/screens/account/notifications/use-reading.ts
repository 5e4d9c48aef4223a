import { useReadAllNotices, useReadNotice } from '@plaza/client'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useEffect } from 'react'
import { type Mall, useMall } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'

/** Marks notifications as read, optimistically. If the request fails, the notification is shown as unread again. */
export const useReading = () => {
  const { mutateAsync: readNotice } = useReadNotice()
  const { mutateAsync: readAllNotices } = useReadAllNotices()
  const { words } = useReader()
  const reportFailure = (request: Promise<unknown>): Promise<boolean> =>
    request.then(
      () => true,
      (error: unknown) => {
        toasts.show(saidOf(error, words), 'error')
        return false
      },
    )
  return { readOne: (id: string) => reportFailure(readNotice({ id })), readAll: () => reportFailure(readAllNotices({})) }
}

const hasUnread = ({ session }: Mall): boolean => {
  const { token, user } = session.current()
  return token !== null && (user?.message_unread_count ?? 0) > 0
}

/** Marks the displayed notices as read when the user leaves; until then they appear as new. */
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
