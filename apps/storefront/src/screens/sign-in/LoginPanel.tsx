import { Sheet } from '@plaza/design'
import { loginWanted } from '@plaza/web/session'
import { useIsDemo } from '@plaza/web/demo'
import { useStore } from '@plaza/web/store'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

/** Login in a sheet over the current page, in a demo mall with its accounts. Afterwards the interrupted action continues. */
export function LoginPanel() {
  const wanted = useStore(loginWanted)
  const words = useSignInWords()
  const { token, endedBy } = useSession()
  // The session ended while the page contained typed text.
  const ended = token === null || endedBy === null ? undefined : words.ended[endedBy]
  const isDemo = useIsDemo()
  const { common } = useReader().words
  const done = () => {
    loginWanted.close()
    wanted?.next?.()
  }
  return (
    <Sheet
      open={wanted !== null}
      onClose={loginWanted.close}
      title={ended ?? wanted?.why ?? words.logIn}
      closeLabel={common.close}
      size="narrow"
    >
      <div className={styles.stack}>
        {ended && <p>{words.typedStays}</p>}
        <LoginForm to={wanted?.to} onDone={done} onLeave={loginWanted.close} />
        {isDemo && <DemoPeople onDone={done} />}
      </div>
    </Sheet>
  )
}
