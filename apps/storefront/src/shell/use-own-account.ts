import { useGetUserInfo } from '@plaza/client'
import { useEffect } from 'react'
import { readAccount } from '../mall/bring-along.ts'
import { useMall, useSession } from '../mall/mall.tsx'

/** With a token at hand, the shop asks whose it is. */
export const useOwnAccount = (): void => {
  const { caller, session } = useMall()
  const { token } = useSession()
  const user = useGetUserInfo({ enabled: token !== null }).data
  useEffect(() => {
    if (user) session.know(user)
  }, [user, session])
  useEffect(() => {
    if (token !== null) void readAccount(caller)
  }, [token, caller])
}
