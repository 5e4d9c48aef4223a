import { mallAddress } from '@plaza/console'
import { CardForm, InvitationPage, PasswordInput, useCaptcha } from '@plaza/console/sign-in'
import { type AnswerOf, acceptShopInvitation, type openShopInvitation } from '@plaza/contract'
import { ButtonLink, IconBuildingStore, TextField } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { reasonWords, useForm, useFormWords } from '@plaza/web/form'
import { changeQuery } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useAcceptShopInvitation, useOpenShopInvitation } from '../calls/access.ts'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'

/** Page behind the link of an invitation email. */
export function Welcome({ token }: { token: string }) {
  const { welcome, console: shared } = useWords()
  const toMall = (
    <ButtonLink href={mallAddress('seller')} wide>
      {shared.account.toMall}
    </ButtonLink>
  )
  return (
    <InvitationPage
      icon={IconBuildingStore}
      title={welcome.title}
      found={useOpenShopInvitation(token)}
      over={welcome.over}
      overAction={toMall}
    >
      {(invitation) => <Join token={token} invitation={invitation} />}
    </InvitationPage>
  )
}

/** Accepts the invitation, with the password of an existing account or with a name and a new password. */
function Join({
  token,
  invitation: { shop, role, email, has_account: hasAccount },
}: {
  token: string
  invitation: AnswerOf<typeof openShopInvitation>
}) {
  const { welcome, roles, console: shared } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: accept, reasonOf } = useAcceptShopInvitation()
  const { withCaptcha } = useCaptcha(acceptShopInvitation)
  const form = useForm({ full_name: '', password: '', confirm_password: '' }, async (typed, fail) => {
    const wanted = hasAccount ? (['password'] as const) : (['full_name', 'password', 'confirm_password'] as const)
    const empty = wanted.filter((name) => typed[name].trim() === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map((name) => [name, reasonWords(lang, 'missing')])))
    const sent = hasAccount ? { token, password: typed.password } : { token, ...typed }
    try {
      const { 'access-token': opened, shop: here, role: as } = await withCaptcha((proof) => accept({ ...sent, ...proof }))
      changeQuery(hrefOf('dashboard'))
      session.open(opened, { shop: here, role: as })
    } catch (error) {
      if (reasonOf(error) !== 'works_elsewhere') throw error
      fail({}, welcome.worksElsewhere)
    }
  })
  return (
    <>
      <p>{welcome.text({ shop: shop.name, role: roles[role] })}</p>
      <p>{hasAccount ? welcome.withAccount : welcome.newAccount}</p>
      <CardForm label={welcome.join} form={form} submit={welcome.join}>
        <TextField label={shared.signIn.email} value={email} readOnly autoComplete="username" />
        {!hasAccount && <TextField {...form.field('full_name')} label={welcome.name} autoComplete="name" />}
        <PasswordInput
          {...form.field('password')}
          label={hasAccount ? formWords.password : formWords.newPassword}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
        />
        {!hasAccount && <PasswordInput {...form.field('confirm_password')} label={formWords.confirm} autoComplete="new-password" />}
      </CardForm>
    </>
  )
}
