import { Sheet } from '@plaza/design'
import { useSession } from '@plaza/web'
import { loginWanted } from '@plaza/web/session'
import { useStore } from '@plaza/web/store'
import type { ReactNode } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './SignIn.module.css'

/** Sign-in over a page whose session has ended, so that typed text stays. A closed sheet opens again with the next press that fails. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { close, signIn } = useConsoleWords()
  const { token, endedBy } = useSession()
  const isWanted = useStore(loginWanted) !== null
  return (
    <Sheet
      open={isWanted && token !== null && endedBy !== null}
      onClose={loginWanted.close}
      size="narrow"
      title={signIn.again}
      closeLabel={close}
    >
      <div className={styles.again}>
        <p>{signIn.againText}</p>
        {children}
      </div>
    </Sheet>
  )
}
