import { cancelWithdrawal, checkWithdrawal, listWithdrawals, withdraw } from '@plaza/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePages } from './asking.ts'
import { useChange } from './changing.ts'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type When, queryOf } from './queries.ts'
import { tellingOfMoney } from './wallet.ts'

/** It asks and changes nothing. While another sum is weighed, what was said of the one before stays. */
export const useCheckWithdrawal = (wanted: Fields<typeof checkWithdrawal>, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const asked = queryOf({ caller, call: checkWithdrawal, fields: wanted, tongue: lang })
  return useQuery({ ...asked, enabled, placeholderData: keepPreviousData as never })
}

export const useWithdraw = () => useChange(withdraw, { stale: tellingOfMoney, staleIfFailed: [checkWithdrawal] })

export const useListWithdrawalsPages = (wanted: Pick<Fields<typeof listWithdrawals>, 'state' | 'limit'> = {}, when?: When) =>
  usePages(listWithdrawals, wanted as Fields<typeof listWithdrawals>, when)

/** Whoever decided it meanwhile is seen at once. */
export const useCancelWithdrawal = () => useChange(cancelWithdrawal, { stale: tellingOfMoney, staleIfFailed: [listWithdrawals] })
