import { Button, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import { useWalletWords } from '../words/index.ts'
import { type Check, maxOf } from './stops.ts'
import { useWithdrawWords } from './words/index.ts'

type Props = { form: Pick<Form<{ amount: string }>, 'field' | 'set' | 'values'>; check: Check }

/** Amount field, with a button for the whole balance. */
export function SumField({ form, check }: Props) {
  const all = useWalletWords()
  const words = useWithdrawWords()
  const { base, shown, symbol, isBase } = useSums()
  const sum = readSum(form.values.amount)
  const facts = [
    words.available(base(check.available)),
    words.between(base(check.min), base(check.max)),
    !isBase && sum !== undefined && all.about(shown(sum)),
  ]
  return (
    <TextField
      {...form.field('amount')}
      label={words.amount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      before={symbol}
      hint={facts.filter(Boolean).join(' · ')}
      after={
        <Button look="link" size="small" aria-label={`${words.max}: ${words.maxLabel}`} onClick={() => form.set('amount', maxOf(check))}>
          {words.max}
        </Button>
      }
    />
  )
}
