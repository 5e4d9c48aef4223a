import { useGetDemoPeople } from '@plaza/client'
import type { ReactNode } from 'react'
import { useIsDemo } from './use-is-demo.ts'
import { useDemoWords } from './words.ts'

/**
 * Hint for a password field: the password of the demo account with this e-mail. Undefined for an account that a visitor created, and in a real mall.
 */
export const useDemoPassword = (email: string | undefined): ReactNode => {
  const words = useDemoWords()
  const isDemo = useIsDemo()
  const { data } = useGetDemoPeople(isDemo)
  const account = isDemo ? data?.list.find((each) => each.email === email) : undefined
  if (!account) return undefined
  return (
    <>
      {words.password} <code>{account.password}</code>
    </>
  )
}
