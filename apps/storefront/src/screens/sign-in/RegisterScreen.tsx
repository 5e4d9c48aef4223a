import { goInstead } from '@plaza/web/place'
import { useEffect } from 'react'
import { invitation } from '../../mall/invitation.ts'
import { useSession } from '../../mall/mall.tsx'
import { safeReturn } from '../../mall/returns.ts'
import type { ScreenProps } from '../screen.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSignInWords } from './words/index.ts'

export default function RegisterScreen({ query }: ScreenProps) {
  const words = useSignInWords()
  const { token } = useSession()
  const back = safeReturn(query.get('redirect'))
  const invited = query.get('code')
  useEffect(() => {
    if (invited && invited !== invitation.read().code) invitation.keep(invited)
  }, [invited])
  useEffect(() => {
    if (token !== null) goInstead(back)
  }, [token, back])
  return (
    <SignInFrame title={words.create} text={words.registerText}>
      <RegisterForm code={invited ?? invitation.read().code} redirect={query.get('redirect')} onDone={() => goInstead(back)} />
    </SignInFrame>
  )
}
