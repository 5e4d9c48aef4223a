import { forgetPersonal } from '@plaza/client'
import type { LoginResponse } from '@plaza/contract'
import { bringAlong } from './bring-along.ts'
import { invitation } from './invitation.ts'
import { useMall } from './mall.ts'

/** What logging in changes here: whose shop window this is, and what the visitor had kept comes along. */
export const useLogIn = () => {
  const { caller, queries, session } = useMall()
  return (answer: LoginResponse): void => {
    forgetPersonal(queries)
    session.open(answer)
    // Whoever has an account is nobody's newcomer any more.
    invitation.forget()
    void bringAlong(caller)
  }
}
