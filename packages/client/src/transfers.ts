import { cancelTransfer, findRecipient, listTransfers, transferBalance } from '@plaza/contract'
import { useAnswer, usePages } from './asking.ts'
import { useChange } from './changing.ts'
import type { Fields } from './caller.ts'
import type { When } from './queries.ts'
import { tellingOfMoney } from './wallet.ts'

export const useFindRecipient = (shopId: string, when: When = {}) =>
  useAnswer(findRecipient, { shop_id: shopId }, { ...when, tongue: 'any' })

export const useTransferBalance = () => useChange(transferBalance, { stale: tellingOfMoney, staleIfFailed: [findRecipient] })

export const useListTransfersPages = (wanted: Pick<Fields<typeof listTransfers>, 'limit'> = {}, when: When = {}) =>
  usePages(listTransfers, wanted as Fields<typeof listTransfers>, { ...when, tongue: 'any' })

/** Whoever ended it meanwhile is seen at once. */
export const useCancelTransfer = () => useChange(cancelTransfer, { stale: tellingOfMoney, staleIfFailed: [listTransfers] })
