import { getPost, getPosts } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { usePages } from './asking.ts'
import { useAsking } from './caller-context.ts'
import { queryOf } from './queries.ts'

export const useGetPostsPages = (limit: number) => usePages(getPosts, { limit: String(limit) })

export const useGetPost = (id: string) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getPost, fields: { id }, tongue: lang }), placeholderData: undefined })
}
