import { keyOf } from '@plaza/client'
import { type UserInfo, getUserInfo } from '@plaza/contract'
import { useMall } from './mall.tsx'

/** The mall said anew who one is: everything that shows it follows. */
export const useKnownUser = () => {
  const { queries, session } = useMall()
  return (user: UserInfo): void => {
    queries.setQueryData(keyOf(getUserInfo, {}, 'any'), user)
    session.know(user)
  }
}
