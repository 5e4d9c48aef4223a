import { useGetDemoPeople } from '@plaza/client'
import { Button, toasts } from '@plaza/design'
import { useIsDemo } from '@plaza/web/demo'
import type { ReactNode } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'

/**
 * Button of a demo mall that fills in the present code of the account's second factor, which no authenticator of a newcomer knows. Undefined in a real
 * mall.
 */
export const useDemoFactor = (email: string | undefined, onPick: (code: string) => void): ReactNode => {
  const words = useConsoleWords()
  const isDemo = useIsDemo()
  const { data, refetch } = useGetDemoPeople(isDemo)
  const codeIn = (answer: typeof data) => answer?.list.find((account) => account.email === email)?.totp?.code
  if (!isDemo || codeIn(data) === undefined) return undefined
  const pick = async () => {
    // The code changes every 30 seconds.
    const code = codeIn((await refetch()).data)
    if (code === undefined) return toasts.show(words.failed, 'error')
    onPick(code)
  }
  return (
    <Button look="link" size="small" onClick={() => void pick()}>
      {words.signIn.fillIn}
    </Button>
  )
}
