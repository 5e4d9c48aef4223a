import { keyOf } from '@plaza/client'
import { type AnswerOf, type UserInfo, getNotices, getUserInfo } from '@plaza/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Mall } from './mall.tsx'

type Pages = InfiniteData<AnswerOf<typeof getNotices>>
type Shared = Pick<Mall, 'queries' | 'session'>

/** How many notices wait, everywhere that it is shown. */
export const setUnread = ({ queries, session }: Shared, count: number): void => {
  const { user } = session.current()
  if (!user) return
  const known: UserInfo = { ...user, message_unread_count: count }
  queries.setQueryData(keyOf(getUserInfo, {}, 'any'), known)
  session.know(known)
}

/** Shows notices as read: one, or all of them. */
export const showRead = (queries: QueryClient, id?: string): void =>
  void queries.setQueriesData<Pages>(
    { queryKey: [getNotices.path] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          list: page.list.map((notice) => (id === undefined || notice.id === id ? { ...notice, read: true } : notice)),
        })),
      },
  )

/** Something about the notices changed elsewhere: whoever shows them reads them anew. */
export const readNoticesAnew = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [getNotices.path] })
