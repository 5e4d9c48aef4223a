import { reasonOf } from '@plaza/client'
import { CardForm, Credentials, useCaptcha } from '@plaza/console/sign-in'
import { loginSeller } from '@plaza/contract'
import { useWeb } from '@plaza/web'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useLoginSeller } from '../calls/access.ts'
import { useWords } from '../words/index.ts'

/** Sign-in of the owner and staff with the email and password of their mall account. */
export function PasswordSignIn() {
  const { signIn, console: shared } = useWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: login } = useLoginSeller()
  const { withCaptcha, isProving } = useCaptcha(loginSeller)
  const form = useForm({ email: '', password: '' }, async (typed, fail) => {
    const empty = Object.entries(typed).filter(([, value]) => value === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map(([name]) => [name, reasonWords(lang, 'missing')])))
    const sent = { ...typed, email: typed.email.trim() }
    try {
      const { 'access-token': token, shop, role } = await withCaptcha((proof) => login({ ...sent, ...proof }))
      session.open(token, { shop, role })
    } catch (error) {
      if (reasonOf(error, loginSeller) !== 'no_shop') throw error
      fail({}, signIn.noShop)
    }
  })
  return (
    <CardForm label={signIn.logIn} form={form} submit={signIn.logIn} status={isProving ? shared.signIn.proving : undefined}>
      <Credentials form={form} />
    </CardForm>
  )
}
