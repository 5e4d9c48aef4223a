import { type AnswerOf, getNotices, readAllNotices, readNotice } from '@plaza/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import { unreadIs } from '../identity/accounts/own-user.ts'
import type { When } from '../queries.ts'

export type WantedNotices = { limit: number; unread?: boolean }

/** Notifications about the user's applications and payments, in the reader's language. */
export const useGetNoticesPages = ({ limit, unread }: WantedNotices, when?: When) =>
  usePages(getNotices, { limit: String(limit), ...(unread && { unread: '1' }) }, when)

/** Marks notifications as read: one, or all of them. */
const showRead = (queries: QueryClient, id?: string): void =>
  void queries.setQueriesData<InfiniteData<AnswerOf<typeof getNotices>>>(
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

type ReadChange = { queries: QueryClient; answer: { message_unread_count: number } }
const countIs = ({ queries, answer }: ReadChange) => unreadIs(queries, answer.message_unread_count)

/** Marks notifications as read at once. If the call fails, the unread state is restored by a refetch. */
export const useReadNotice = () =>
  useChange(readNotice, { atOnce: ({ queries, fields }) => showRead(queries, fields.id), done: countIs, staleIfFailed: [getNotices] })

export const useReadAllNotices = () =>
  useChange(readAllNotices, { atOnce: ({ queries }) => showRead(queries), done: countIs, staleIfFailed: [getNotices] })
