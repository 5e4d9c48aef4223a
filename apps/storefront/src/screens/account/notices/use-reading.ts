import { readAllNotices, readNotice } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { useEffect } from 'react'
import { readNoticesAnew, setUnread, showRead } from '../../../mall/unread.ts'
import { type Mall, useMall } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'

/** Marks notices read, at once on the screen; what did not get through is shown again. */
export const useReading = () => {
  const mall = useMall()
  const { common } = useReader().words
  const tell = async (asked: Promise<{ message_unread_count: number }>): Promise<boolean> => {
    try {
      setUnread(mall, (await asked).message_unread_count)
      return true
    } catch {
      void readNoticesAnew(mall.queries)
      toasts.show(common.requestFailed, 'error')
      return false
    }
  }
  return {
    readOne(id: string) {
      showRead(mall.queries, id)
      return tell(mall.caller.ask(readNotice, { id }))
    },
    readAll() {
      showRead(mall.queries)
      return tell(mall.caller.ask(readAllNotices, {}))
    },
  }
}

const readWhatWasSeen = (mall: Mall) => {
  const { token, user } = mall.session.current()
  if (token === null || !user || user.message_unread_count === 0) return
  showRead(mall.queries)
  mall.caller.ask(readAllNotices, {}).then(
    ({ message_unread_count }) => setUnread(mall, message_unread_count),
    () => void readNoticesAnew(mall.queries),
  )
}

/** What stood before one's eyes counts as read once one goes on; while one looks, it shows what is new. */
export const useReadOnLeaving = (isSeen: boolean): void => {
  const mall = useMall()
  useEffect(() => (isSeen ? () => readWhatWasSeen(mall) : undefined), [isSeen, mall])
}
