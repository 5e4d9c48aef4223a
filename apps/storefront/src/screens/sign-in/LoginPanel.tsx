import { Sheet } from '@plaza/design'
import { loginWanted } from '@plaza/web/session'
import { useStore } from '@plaza/web/store'
import { useReader } from '../../mall/reader.ts'
import { LoginForm } from './LoginForm.tsx'
import { useSignInWords } from './words/index.ts'

/** Login in a sheet over the current page. Afterwards the interrupted action continues. */
export function LoginPanel() {
  const wanted = useStore(loginWanted)
  const words = useSignInWords()
  const { common } = useReader().words
  const done = () => {
    loginWanted.close()
    wanted?.next?.()
  }
  return (
    <Sheet open={wanted !== null} onClose={loginWanted.close} title={wanted?.why ?? words.logIn} closeLabel={common.close} size="narrow">
      <LoginForm to={wanted?.to} onDone={done} onLeave={loginWanted.close} />
    </Sheet>
  )
}
