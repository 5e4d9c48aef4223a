import {
  forgotPassword,
  getCaptcha,
  listSessions,
  loginByCode,
  loginByPassword,
  logout,
  register,
  resetPassword,
  revokeSession,
  sendCode,
} from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from '../../caller-context.ts'
import { useChange } from '../../changing.ts'
import { queryOf } from '../../queries.ts'

/**
 * Hooks for calls that log in or out. Their success makes all personal answers invalid; the session store then removes these answers from the cache.
 */
export const useLoginByPassword = () => useChange(loginByPassword)
export const useLoginByCode = () => useChange(loginByCode)
export const useRegister = () => useChange(register)
export const useLogout = () => useChange(logout)

export const useSendCode = () => useChange(sendCode)
export const useForgotPassword = () => useChange(forgotPassword)
export const useResetPassword = () => useChange(resetPassword)
/** Each request returns a new captcha, which can be used once. */
export const useGetCaptcha = () => useChange(getCaptcha)

/** The user's sessions, fetched again on every mount. */
export const useListSessions = () => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: listSessions, fields: {}, tongue: lang }), refetchOnMount: 'always' })
}
export const useRevokeSession = () => useChange(revokeSession, { stale: [listSessions] })
