import { useGetDemoPeople } from '@plaza/client'
import type { AnswerOf, getDemoPeople } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { useIsDemo } from '@plaza/web/demo'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './SignIn.module.css'

export type DemoAccount = AnswerOf<typeof getDemoPeople>['list'][number]

type Props = {
  /** Name of the account's role. Accounts without a name are not listed. */
  roleOf: (account: DemoAccount) => string | undefined
  /** Fills the sign-in form. The second factor of the account is valid now. */
  onPick: (account: DemoAccount) => void
}

/** Accounts of a demo mall; one press fills the form. A real mall has no such list. */
export function DemoAccounts({ roleOf, onPick }: Props) {
  const words = useConsoleWords()
  const isDemo = useIsDemo()
  const { data, refetch } = useGetDemoPeople(isDemo)
  const accounts = (data?.list ?? []).filter((account) => roleOf(account) !== undefined)
  if (accounts.length === 0) return null
  const pick = async ({ email }: DemoAccount) => {
    // The code of the second factor changes every 30 seconds.
    const { data: latest } = await refetch()
    const account = latest?.list.find((each) => each.email === email)
    if (!account) return toasts.show(words.failed, 'error')
    onPick(account)
  }
  return (
    <section aria-labelledby="demo-accounts" className={styles.demo}>
      <h2 id="demo-accounts">{words.signIn.demo}</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <span>
              <b>{account.name}</b> {roleOf(account)}
            </span>
            <Button size="small" look="soft" aria-label={words.signIn.fillInAs(account.name)} onClick={() => void pick(account)}>
              {words.signIn.fillIn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
