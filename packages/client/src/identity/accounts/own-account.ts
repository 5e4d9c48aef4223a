import {
  agreeToPolicies,
  cancelClosing,
  changePaymentSettings,
  checkWithdrawal,
  closeAccount,
  exportOwnData,
  getPaymentSettings,
  listSessions,
  updateUser,
  verifyEmail,
} from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from '../../caller-context.ts'
import { useChange } from '../../changing.ts'
import { userIs } from './own-user.ts'
import { keyOf, queryOf } from '../../queries.ts'

/** A new password or email ends the user's other sessions. A new email also changes the address that verification codes go to. */
export const useUpdateUser = () => useChange(updateUser, { done: userIs, stale: [listSessions, getPaymentSettings] })
export const useAgreeToPolicies = () => useChange(agreeToPolicies, { done: userIs })
/** A withdrawal is blocked until the email is verified. */
export const useVerifyEmail = () => useChange(verifyEmail, { done: userIs, stale: [checkWithdrawal] })
export const useCloseAccount = () => useChange(closeAccount, { done: userIs })
export const useCancelClosing = () => useChange(cancelClosing, { done: userIs })
/** The export is made on request and not cached. */
export const useExportOwnData = () => useChange(exportOwnData)

export const useGetPaymentSettings = () =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getPaymentSettings, fields: {}, tongue: 'any' }), refetchOnMount: 'always' })
export const useChangePaymentSettings = () =>
  useChange(changePaymentSettings, {
    done: ({ queries, answer }) => void queries.setQueryData(keyOf(getPaymentSettings, {}, 'any'), answer),
  })
