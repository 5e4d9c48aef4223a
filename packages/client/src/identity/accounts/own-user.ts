import { type UserInfo, getUserInfo } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer } from '../../asking.ts'
import { type When, keyOf, outdate } from '../../queries.ts'

/** Whoever is logged in; a visitor asks nothing. */
export const useGetUserInfo = ({ enabled = true }: When = {}) => useAnswer(getUserInfo, {}, { enabled, tongue: 'any' })

const own = keyOf(getUserInfo, {}, 'any')

/** The mall said anew who one is: everything that shows it follows. */
export const userIs = ({ queries, answer }: { queries: QueryClient; answer: UserInfo }): void => void queries.setQueryData(own, answer)

/** How many notices wait, everywhere that it is shown. */
export const unreadIs = (queries: QueryClient, count: number): void =>
  void queries.setQueryData<UserInfo>(own, (known) => known && { ...known, message_unread_count: count })

/** How many lines the cart has, everywhere that it is shown; whoever is not known yet is asked about anew. */
export const itemsCountIs = (queries: QueryClient, count: number): void => {
  if (queries.getQueryData(own) === undefined) return void outdate(queries, getUserInfo)
  queries.setQueryData<UserInfo>(own, (known) => known && { ...known, card: { count } })
}
