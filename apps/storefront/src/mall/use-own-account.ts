import { useGetUserInfo } from '@plaza/client'
import { useEffect } from 'react'
import { readAccount } from './bring-along.ts'
import { useMall, useSession } from './mall.tsx'

/** If there is a token, loads the account that the token belongs to. */
export const useOwnAccount = (): void => {
  const mall = useMall()
  const { token } = useSession()
  useGetUserInfo({ enabled: token !== null })
  useEffect(() => {
    if (token !== null) void readAccount(mall)
  }, [token, mall])
}
