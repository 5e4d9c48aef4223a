import { type UserInfo, getUserInfo } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer } from '../../asking.ts'
import { type When, keyOf, outdate } from '../../queries.ts'

/** The logged-in user. A visitor sends no request. */
export const useGetUserInfo = ({ enabled = true }: When = {}) => useAnswer(getUserInfo, {}, { enabled, tongue: 'any' })

const own = keyOf(getUserInfo, {}, 'any')

/** Caches the user's data from the answer, so that every part that shows it is updated. */
export const userIs = ({ queries, answer }: { queries: QueryClient; answer: UserInfo }): void => void queries.setQueryData(own, answer)

/** Sets the number of unread notifications wherever it is shown. */
export const unreadIs = (queries: QueryClient, count: number): void =>
  void queries.setQueryData<UserInfo>(own, (known) => known && { ...known, message_unread_count: count })

/** Sets the number of cart lines wherever it is shown. If the user is not loaded yet, their data is fetched instead. */
export const itemsCountIs = (queries: QueryClient, count: number): void => {
  if (queries.getQueryData(own) === undefined) return void outdate(queries, getUserInfo)
  queries.setQueryData<UserInfo>(own, (known) => known && { ...known, card: { count } })
}
