import type { LoginResponse } from '@plaza/contract'
import { bringAlong } from './bring-along.ts'
import { invitation } from './invitation.ts'
import { useMall } from './mall.tsx'

/** What logging in changes here: whose shop window this is, and what the visitor had kept comes along. */
export const useLogIn = () => {
  const mall = useMall()
  return (answer: LoginResponse): void => {
    mall.session.open(answer['access-token'], answer.user)
    // Whoever has an account is nobody's newcomer any more.
    invitation.forget()
    void bringAlong(mall)
  }
}
