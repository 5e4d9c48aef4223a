import { cancelWithdrawal, checkWithdrawal, listWithdrawals, withdraw } from '@plaza/contract'
import { useAnswer, usePages } from './asking.ts'
import { useChange } from './changing.ts'
import type { Fields } from './caller.ts'
import type { When } from './queries.ts'
import { tellingOfMoney } from './wallet.ts'

/** It asks and changes nothing. While another sum is weighed, what was said of the one before stays. */
export const useCheckWithdrawal = (wanted: Fields<typeof checkWithdrawal>, when?: When) => useAnswer(checkWithdrawal, wanted, when)

export const useWithdraw = () => useChange(withdraw, { stale: tellingOfMoney, staleIfFailed: [checkWithdrawal] })

export const useListWithdrawalsPages = (wanted: Pick<Fields<typeof listWithdrawals>, 'state' | 'limit'> = {}, when?: When) =>
  usePages(listWithdrawals, wanted as Fields<typeof listWithdrawals>, when)

/** Whoever decided it meanwhile is seen at once. */
export const useCancelWithdrawal = () => useChange(cancelWithdrawal, { stale: tellingOfMoney, staleIfFailed: [listWithdrawals] })
