import type { Caller } from '@plaza/client'
import { type LoginResponse, followAffiliateLink } from '@plaza/contract'
import { bringAlong } from './bring-along.ts'
import { invitation } from './invitation.ts'
import { useMall } from './mall.tsx'

/** Whoever came by a link to a product and logs in now came by it. */
const tellOfLink = (caller: Caller): void => {
  const { code, productId } = invitation.read()
  if (productId) void caller.ask(followAffiliateLink, { code, product_id: productId }).catch(() => {})
}

/** What logging in changes here: whose shop window this is, and what the visitor had kept comes along. */
export const useLogIn = () => {
  const mall = useMall()
  return (answer: LoginResponse): void => {
    mall.session.open(answer['access-token'], answer.user)
    tellOfLink(mall.caller)
    // Whoever has an account is nobody's newcomer any more.
    invitation.forget()
    void bringAlong(mall)
  }
}
