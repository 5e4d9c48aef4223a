import { goInstead } from '@plaza/web/route'
import { useEffect, useState } from 'react'
import { invitation } from '../../mall/invitation.ts'
import { useSession } from '../../mall/mall.tsx'
import { safeReturn } from '../../mall/returns.ts'
import { VerifyForm } from '../../parts/account/VerifyEmail.tsx'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSignInWords } from './words/index.ts'

/** Registration, then the verification of the e-mail address, which can be skipped. The URL keeps the second step after a reload. */
export default function RegisterScreen({ query }: ScreenProps) {
  const words = useSignInWords()
  const account = useAccountWords()
  const { token, user } = useSession()
  const redirect = query.get('redirect')
  const back = safeReturn(redirect)
  const invited = query.get('code')
  const [wasVisitor] = useState(token === null)
  const unverified = token !== null && user?.email_verified === false && (wasVisitor || query.has('verify')) ? user : undefined
  const isOver = token !== null && unverified === undefined
  useEffect(() => {
    if (invited && invited !== invitation.read().code) invitation.keep(invited)
  }, [invited])
  useEffect(() => {
    if (isOver) goInstead(back)
  }, [isOver, back])
  if (unverified)
    return (
      <SignInFrame title={account.verifyTitle} text={account.verifySkipText}>
        <VerifyForm email={unverified.email} onSkip={() => goInstead(back)} />
      </SignInFrame>
    )
  return (
    <SignInFrame title={words.create} text={words.registerText}>
      <RegisterForm
        code={invited ?? invitation.read().code}
        redirect={redirect}
        onDone={() => goInstead(hrefOf('register', { verify: '1', ...(redirect && { redirect }) }))}
      />
    </SignInFrame>
  )
}
