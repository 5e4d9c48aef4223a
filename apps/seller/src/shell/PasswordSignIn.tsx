import { isCallFailure } from '@plaza/client'
import { mallAddress } from '@plaza/console'
import { CardForm, Credentials, type DemoAccount, DemoAccounts, useCaptcha } from '@plaza/console/sign-in'
import { loginSeller, storefrontLinks } from '@plaza/contract'
import { ButtonLink } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useLoginSeller } from '../calls/access.ts'
import { useWords } from '../words/index.ts'

/** Sign-in of the owner and staff with the email and password of their mall account. */
export function PasswordSignIn() {
  const { signIn, roles, console: shared } = useWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: login, reasonOf } = useLoginSeller()
  const [hasNoShop, setHasNoShop] = useState(false)
  const { withCaptcha, isProving } = useCaptcha(loginSeller)
  const form = useForm({ email: '', password: '' }, async (typed, fail) => {
    const empty = Object.entries(typed).filter(([, value]) => value === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map(([name]) => [name, reasonWords(lang, 'missing')])))
    const sent = { ...typed, email: typed.email.trim() }
    setHasNoShop(false)
    try {
      const { 'access-token': token, shop, role } = await withCaptcha((proof) => login({ ...sent, ...proof }))
      session.open(token, { shop, role })
    } catch (error) {
      if (reasonOf(error) !== 'no_shop') throw error
      setHasNoShop(true)
      const state = isCallFailure(error) ? (error.data as { seller?: string } | null)?.seller : undefined
      const said: Readonly<Record<string, string>> = signIn.noShop
      return fail({}, said[state ?? 'none'] ?? signIn.noShop.none)
    }
  })
  const fill = ({ email, password }: DemoAccount) => {
    form.set('email', email)
    form.set('password', password)
  }
  return (
    <>
      <CardForm
        label={signIn.logIn}
        form={form}
        submit={signIn.logIn}
        status={isProving ? shared.signIn.proving : undefined}
        below={
          hasNoShop && (
            <ButtonLink look="soft" wide href={new URL(storefrontLinks.becomeSeller, mallAddress('seller')).href}>
              {signIn.toApplication}
            </ButtonLink>
          )
        }
      >
        <Credentials form={form} />
      </CardForm>
      <DemoAccounts roleOf={({ role }) => (role === 'seller' ? roles.owner : undefined)} onPick={fill} />
    </>
  )
}
