import type { UserInfo, Withdrawal } from '@plaza/contract'
import { Banner, Button, PasswordField } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { useFormWords } from '@plaza/web/form'
import { CodeField } from '../../../parts/form/CodeField.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import card from '../Wallet.module.css'
import { Costs } from './Costs.tsx'
import { Destinations } from './Destinations.tsx'
import { SumField } from './SumField.tsx'
import type { Account, Check } from './stops.ts'
import { useWithdrawing } from './use-withdrawing.ts'
import { useWithdrawWords } from './words/index.ts'

type Props = { user: UserInfo; account: Account; check: Check; onRequested: (withdrawal: Withdrawal) => void }

/** Withdrawal form: payout account, amount, costs, and proof of the customer's identity. */
export function WithdrawForm({ user, account, check, onRequested }: Props) {
  const words = useWithdrawWords()
  const formWords = useFormWords()
  const { base } = useSums()
  const demoPassword = useDemoPassword(user.email)
  const { form, sending, weighed } = useWithdrawing({ user, account, check, onRequested })
  const sum = readSum(form.values.amount)
  return (
    <form noValidate className={card.form} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <div className={`${card.card} ${card.form}`}>
        <Destinations
          destinations={check.destinations}
          value={form.values.wallet}
          error={form.errors.wallet}
          onChange={(code) => form.set('wallet', code)}
        />
        <SumField form={form} check={check} />
        <Costs check={sum === undefined ? undefined : weighed} />
      </div>
      <fieldset className={`${card.card} ${card.form}`}>
        <legend className="sr">{words.proof}</legend>
        <h2 aria-hidden="true">{words.proof}</h2>
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={words.password}
          hint={demoPassword}
          autoComplete="current-password"
          showLabel={formWords.show}
          hideLabel={formWords.hide}
        />
        <CodeField {...form.field('code')} sending={sending} />
        <Button type="submit" wide busy={form.busy}>
          {sum === undefined ? words.submit : words.submitSum(base(sum))}
        </Button>
      </fieldset>
    </form>
  )
}
