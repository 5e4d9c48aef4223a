import { bankRecharge, listRecharges, reserveRecharge, sendRecharge, showRecharge } from '@plaza/contract'
import { useAnswer, usePages } from './asking.ts'
import { useChange } from './changing.ts'
import type { Fields } from './caller.ts'
import { type When, keyOf } from './queries.ts'
import { tellingOfMoney } from './wallet.ts'

export const useReserveRecharge = () => useChange(reserveRecharge)

/** What was sent is shown at once, without being asked for again. */
export const useSendRecharge = () =>
  useChange(sendRecharge, {
    done: ({ queries, answer, lang }) => void queries.setQueryData(keyOf(showRecharge, { id: answer.id }, lang), answer),
    stale: tellingOfMoney.filter((call) => call !== showRecharge),
  })

export const useBankRecharge = () => useChange(bankRecharge, { stale: [listRecharges] })

export const useListRechargesPages = (wanted: Pick<Fields<typeof listRecharges>, 'state' | 'limit'> = {}, when?: When) =>
  usePages(listRecharges, wanted as Fields<typeof listRecharges>, when)

export const useShowRecharge = (id: string, when?: When) => useAnswer(showRecharge, { id }, when)
