import { Banner } from '@plaza/design'
import { useIsDemo } from '@plaza/web/demo'
import { goInstead } from '@plaza/web/route'
import { useEffect } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { safeReturn } from '../../mall/returns.ts'
import type { ScreenProps } from '../screen.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SocialScreen } from './SocialScreen.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

/** Login, here or through another platform, and password reset. Afterwards the user returns to the previous page. */
export default function LoginScreen(props: ScreenProps) {
  return props.name === 'socialLogin' ? <SocialScreen {...props} /> : <OwnLogin {...props} />
}

function OwnLogin({ query }: ScreenProps) {
  const words = useSignInWords()
  const { token, endedBy } = useSession()
  const isDemo = useIsDemo()
  const forgot = query.get('forgot') === '1'
  const back = safeReturn(query.get('redirect'))
  const done = () => goInstead(back)
  // The user is already logged in, perhaps in another window, so the login page redirects to the return page.
  useEffect(() => {
    if (token !== null) goInstead(back)
  }, [token, back])

  if (forgot)
    return (
      <SignInFrame title={words.resetTitle} text={words.resetText}>
        <ForgotForm redirect={query.get('redirect')} />
      </SignInFrame>
    )
  const ended = endedBy === null ? undefined : words.ended[endedBy]
  return (
    <SignInFrame title={words.logIn} text={words.logInText} beside={isDemo && <DemoPeople onDone={done} />}>
      {(ended || query.has('changed')) && (
        <Banner tone={ended ? 'warning' : 'info'} className={styles.told}>
          {ended ?? words.resetDone}
        </Banner>
      )}
      <LoginForm onDone={done} />
    </SignInFrame>
  )
}
