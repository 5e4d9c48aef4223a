import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { getHealth, getOverview, listAudit, retryJob } from '@plaza/contract'

export const useGetOverview = () => useAnswer(getOverview, {})
export const useListAuditPages = (wanted: Omit<Fields<typeof listAudit>, 'cursor'>) =>
  usePages(listAudit, wanted as Fields<typeof listAudit>, { tongue: 'any' })
/** Verifies the hash chain of the audit log against its seals. The check reads the whole chain, so it runs only on request. */
export const useVerifiedChain = (enabled: boolean) =>
  useAnswer(listAudit, { verify: '1', limit: '1' } as Fields<typeof listAudit>, { enabled, tongue: 'any' })
export const useGetHealth = () => useAnswer(getHealth, {}, { tongue: 'any' })
export const useRetryJob = () => useChange(retryJob, { stale: [getHealth], staleIfFailed: [getHealth] })
