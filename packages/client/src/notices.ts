import { getNotices } from '@plaza/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { type When, pagesOf } from './queries.ts'

export type WantedNotices = { limit: number; unread?: boolean }

/** What happened to one's applications and payments, in the language that is read. */
export const useNotices = ({ limit, unread }: WantedNotices, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const fields = { limit: String(limit), ...(unread && { unread: '1' as const }) }
  return useInfiniteQuery({ ...pagesOf({ caller, call: getNotices, fields, tongue: lang }), enabled })
}
