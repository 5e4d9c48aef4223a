import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  listCurrencies,
  listEdits,
  listMallCarriers,
  listMallLanguages,
  listMallSettings,
  listMallWallets,
  listPayWays,
  saveCurrency,
  saveLanguage,
  saveMallSetting,
  saveMallWallet,
  signWalletAddress,
  saveCarrier,
} from '@plaza/contract'

export const useListCurrencies = () => useAnswer(listCurrencies, {}, { tongue: 'any' })
export const useSaveCurrency = () => useChange(saveCurrency, { stale: [listCurrencies, listEdits], staleIfFailed: [listCurrencies] })

export const useListMallWallets = () => useAnswer(listMallWallets, {}, { tongue: 'any' })
export const useSaveMallWallet = () => useChange(saveMallWallet, { stale: [listMallWallets, listEdits], staleIfFailed: [listMallWallets] })
export const useSignWalletAddress = () => useChange(signWalletAddress, { stale: [listMallWallets], staleIfFailed: [listMallWallets] })

export const useListMallSettings = () => useAnswer(listMallSettings, {}, { tongue: 'any' })
export const useSaveMallSetting = () =>
  useChange(saveMallSetting, { stale: [listMallSettings, listPayWays, listEdits], staleIfFailed: [listMallSettings] })
export const useListPaymentMethods = () => useAnswer(listPayWays, {}, { tongue: 'any' })

export const useListMallLanguages = () => useAnswer(listMallLanguages, {}, { tongue: 'any' })
export const useSaveLanguage = () => useChange(saveLanguage, { stale: [listMallLanguages, listEdits], staleIfFailed: [listMallLanguages] })

export const useListMallCarriers = () => useAnswer(listMallCarriers, {}, { tongue: 'any' })
export const useSaveCarrier = () => useChange(saveCarrier, { stale: [listMallCarriers, listEdits], staleIfFailed: [listMallCarriers] })
