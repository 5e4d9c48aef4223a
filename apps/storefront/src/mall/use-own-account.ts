import { useGetUserInfo } from '@plaza/client'
import { useEffect } from 'react'
import { readAccount } from './bring-along.ts'
import { useMall, useSession } from './mall.tsx'

/** With a token at hand, the shop asks whose it is. */
export const useOwnAccount = (): void => {
  const mall = useMall()
  const { token } = useSession()
  useGetUserInfo({ enabled: token !== null })
  useEffect(() => {
    if (token !== null) void readAccount(mall)
  }, [token, mall])
}
