import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { outdate } from '@plaza/client/queries'
import {
  type EditKind,
  listCurrencies,
  listEdits,
  listMallAds,
  listMallAnnouncements,
  listMallBrands,
  listMallCarriers,
  listMallCategories,
  listMallCoupons,
  listMallLanguages,
  listMallNews,
  listMallPosts,
  listMallSettings,
  listMallWallets,
  listPayWays,
  listWords,
  takeBack,
} from '@plaza/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const useListEditsPages = (kind: EditKind, thing: string | undefined) =>
  usePages(listEdits, thing === undefined ? { kind } : { kind, thing }, { tongue: 'any' })
const texts = [listMallAds, listMallAnnouncements, listMallNews, listMallPosts]
const written = [listWords, listMallBrands, listMallCarriers, listMallCoupons, ...texts]
const arranged = [
  listEdits,
  listCurrencies,
  listMallWallets,
  listMallCategories,
  listMallSettings,
  listPayWays,
  listMallLanguages,
  ...written,
]
/** Undoing a change can restore content of any kind, so every content query becomes stale. */
export const useTakeBack = () => useChange(takeBack, { stale: arranged })
/** Refetches all editable content of the mall, after a colleague changed the same content first. */
export const useReadEditsAnew = () => {
  const queries = useQueryClient()
  return useMutation({ mutationFn: () => outdate(queries, ...arranged) })
}
