import { Sheet } from '@plaza/design'
import { loginWanted } from '@plaza/web/session'
import { useIsDemo } from '@plaza/web/demo'
import { useStore } from '@plaza/web/store'
import { useReader } from '../../mall/reader.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

/** Login in a sheet over the current page, in a demo mall with its accounts. Afterwards the interrupted action continues. */
export function LoginPanel() {
  const wanted = useStore(loginWanted)
  const words = useSignInWords()
  const isDemo = useIsDemo()
  const { common } = useReader().words
  const done = () => {
    loginWanted.close()
    wanted?.next?.()
  }
  return (
    <Sheet open={wanted !== null} onClose={loginWanted.close} title={wanted?.why ?? words.logIn} closeLabel={common.close} size="narrow">
      <div className={styles.stack}>
        <LoginForm to={wanted?.to} onDone={done} onLeave={loginWanted.close} />
        {isDemo && <DemoPeople onDone={done} />}
      </div>
    </Sheet>
  )
}
