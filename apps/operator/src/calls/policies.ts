import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type MallPolicy, listPolicies, publishPolicy, removePolicyDraft, restorePolicy, savePolicy } from '@plaza/contract'

export const useListPolicies = () => useAnswer(listPolicies, {}, { tongue: 'any' })
/** One with the texts of all its versions. */
export const usePolicy = (name: MallPolicy['name']) => useAnswer(listPolicies, { name }, { tongue: 'any' })
const ofPolicies = { stale: [listPolicies], staleIfFailed: [listPolicies] } as const
export const useSavePolicy = () => useChange(savePolicy, ofPolicies)
export const usePublishPolicy = () => useChange(publishPolicy, ofPolicies)
export const useRestorePolicy = () => useChange(restorePolicy, ofPolicies)
export const useRemovePolicyDraft = () => useChange(removePolicyDraft, ofPolicies)
