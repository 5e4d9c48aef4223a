import { useAnswer, usePages } from '@plaza/client/asking'
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
  moveCategory,
  removeCategory,
  saveCategory,
  saveCurrency,
  saveLanguage,
  saveMallSetting,
  saveMallWallet,
  signWalletAddress,
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
/** What stands again may be of any kind. */
export const useTakeBack = () => useChange(takeBack, { stale: arranged })
/** A colleague was quicker: what is shown of the mall is asked for anew. */
export const useReadEditsAnew = () => {
  const queries = useQueryClient()
  return useMutation({ mutationFn: () => outdate(queries, ...arranged) })
}

export const useListCurrencies = () => useAnswer(listCurrencies, {}, { tongue: 'any' })
export const useSaveCurrency = () => useChange(saveCurrency, { stale: [listCurrencies, listEdits], staleIfFailed: [listCurrencies] })

export const useListMallWallets = () => useAnswer(listMallWallets, {}, { tongue: 'any' })
export const useSaveMallWallet = () => useChange(saveMallWallet, { stale: [listMallWallets, listEdits], staleIfFailed: [listMallWallets] })
export const useSignWalletAddress = () => useChange(signWalletAddress, { stale: [listMallWallets], staleIfFailed: [listMallWallets] })

export const useListMallCategories = () => useAnswer(listMallCategories, {}, { tongue: 'any' })
const ofTree = { stale: [listMallCategories, listEdits], staleIfFailed: [listMallCategories] } as const
export const useSaveCategory = () => useChange(saveCategory, ofTree)
export const useMoveCategory = () => useChange(moveCategory, ofTree)
export const useRemoveCategory = () => useChange(removeCategory, ofTree)

export const useListMallSettings = () => useAnswer(listMallSettings, {}, { tongue: 'any' })
export const useSaveMallSetting = () =>
  useChange(saveMallSetting, { stale: [listMallSettings, listPayWays, listEdits], staleIfFailed: [listMallSettings] })
export const useListPayWays = () => useAnswer(listPayWays, {}, { tongue: 'any' })

export const useListMallLanguages = () => useAnswer(listMallLanguages, {}, { tongue: 'any' })
export const useSaveLanguage = () => useChange(saveLanguage, { stale: [listMallLanguages, listEdits], staleIfFailed: [listMallLanguages] })
