import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { listEdits, listMallCarriers, saveCarrier } from '@plaza/contract'

export const useListMallCarriers = () => useAnswer(listMallCarriers, {}, { tongue: 'any' })
export const useSaveCarrier = () => useChange(saveCarrier, { stale: [listMallCarriers, listEdits], staleIfFailed: [listMallCarriers] })
