import { mallAddress } from '@plaza/console'
import type { AnswerOf, openShopInvitation } from '@plaza/contract'
import { Button, ButtonLink, Icon, IconBuildingStore, LinesSkeleton, PasswordField, TextField } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { reasonWords, useForm, useFormWords } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/place'
import { useReader } from '@plaza/web/reading'
import { useAcceptShopInvitation, useOpenShopInvitation } from '../calls/access.ts'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import { useProved } from './use-proved.ts'
import styles from './SignIn.module.css'

/** Where the letter of an invitation leads. */
export function Welcome({ token }: { token: string }) {
  const { welcome, console: shared } = useWords()
  useTitle(welcome.title)
  const found = useOpenShopInvitation(token)
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={IconBuildingStore} size={28} />
        </span>
        <h1 className={styles.title}>{welcome.title}</h1>
        {found.isPending && <LinesSkeleton lines={4} />}
        {found.isError && (
          <>
            <p role="alert">{welcome.over}</p>
            <ButtonLink href={mallAddress('seller')} wide>
              {shared.account.toMall}
            </ButtonLink>
          </>
        )}
        {found.data && <Join token={token} invitation={found.data} />}
      </div>
    </main>
  )
}

/** With the password of the account that there is, or with a name and a new one. */
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
  const { proved } = useProved()
  const form = useForm({ full_name: '', password: '', confirm_password: '' }, async (typed, fail) => {
    const wanted = hasAccount ? (['password'] as const) : (['full_name', 'password', 'confirm_password'] as const)
    const empty = wanted.filter((name) => typed[name].trim() === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map((name) => [name, reasonWords(lang, 'missing')])))
    const sent = hasAccount ? { token, password: typed.password } : { token, ...typed }
    try {
      const { 'access-token': opened, shop: here, role: as } = await proved((proof) => accept({ ...sent, ...proof }))
      changeQuery(hrefOf('dashboard'))
      session.open(opened, { shop: here, role: as })
    } catch (error) {
      if (reasonOf(error) !== 'works_elsewhere') throw error
      fail({}, welcome.worksElsewhere)
    }
  })
  const password = { showLabel: formWords.show, hideLabel: formWords.hide }
  return (
    <>
      <p>{welcome.text({ shop: shop.name, role: roles[role] })}</p>
      <p>{hasAccount ? welcome.withAccount : welcome.newAccount}</p>
      <form noValidate aria-label={welcome.join} className={styles.form} onSubmit={form.submit}>
        <TextField label={shared.signIn.email} value={email} readOnly autoComplete="username" />
        {!hasAccount && <TextField {...form.field('full_name')} label={welcome.name} autoComplete="name" />}
        <PasswordField
          {...form.field('password')}
          {...password}
          label={hasAccount ? formWords.password : formWords.newPassword}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
        />
        {!hasAccount && (
          <PasswordField {...form.field('confirm_password')} {...password} label={formWords.confirm} autoComplete="new-password" />
        )}
        {form.failure && <p role="alert">{form.failure}</p>}
        <Button type="submit" wide busy={form.busy}>
          {welcome.join}
        </Button>
      </form>
    </>
  )
}
