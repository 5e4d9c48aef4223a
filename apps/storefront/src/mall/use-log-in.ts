import type { Caller } from '@plaza/client'
import { type LoginResponse, followAffiliateLink } from '@plaza/contract'
import { bringAlong } from './bring-along.ts'
import { invitation } from './invitation.ts'
import { useMall } from './mall.tsx'

/** Reports to the server which product link brought the customer, once the customer is logged in. */
const tellOfLink = (caller: Caller): void => {
  const { code, productId } = invitation.read()
  if (productId) void caller.ask(followAffiliateLink, { code, product_id: productId }).catch(() => {})
}

/** Opens the session and moves the visitor's stored data into the account. */
export const useLogIn = () => {
  const mall = useMall()
  return (answer: LoginResponse): void => {
    mall.session.open(answer['access-token'], answer.user)
    tellOfLink(mall.caller)
    // An invitation counts only for new accounts, so login discards it.
    invitation.forget()
    void bringAlong(mall)
  }
}
