import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type MallWords, listEdits, listWords, saveWords } from '@plaza/contract'

export const useListWords = () => useAnswer(listWords, {}, { tongue: 'any' })
/** The texts that match the filter, in the shape of a paged query with a single page. */
export const useWordsListed = (isWanted: (words: MallWords) => boolean) => {
  const query = useListWords()
  const data = query.data && { pages: [{ list: query.data.list.filter(isWanted) }] }
  return { ...query, data, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: query.refetch }
}
export const useSaveWords = () => useChange(saveWords, { stale: [listWords, listEdits], staleIfFailed: [listWords] })
