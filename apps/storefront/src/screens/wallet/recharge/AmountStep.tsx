import { Chip, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { Step } from './Step.tsx'
import { presetsFrom } from './presets.ts'
import type { Typed } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'

type Props = { form: Form<Typed>; least: string; need: string | undefined; onLeave: () => void }

/** Amount field with preset buttons. The amount in the user's display currency is below. */
export function AmountStep({ form, least, need, onLeave }: Props) {
  const words = useRechargeWords()
  return (
    <Step number={1} title={words.steps.amount}>
      <AmountField form={form} least={least} need={need} onLeave={onLeave} label={words.amount} />
    </Step>
  )
}

type FieldProps = {
  form: Pick<Form<{ amount: string }>, 'field' | 'set' | 'values'>
  least: string
  /** The sum that an order needs. */
  need: string | undefined
  label: string
  onLeave?: () => void
}

export function AmountField({ form, least, need, label, onLeave }: FieldProps) {
  const all = useWalletWords()
  const words = useRechargeWords()
  const { base, shown, symbol, isBase } = useSums()
  const sum = readSum(form.values.amount)
  return (
    <>
      <TextField
        {...form.field('amount')}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={16}
        before={symbol}
        hint={
          <>
            {need !== undefined && `${words.needed(base(need))} · `}
            {words.minimum(base(least))}
            {!isBase && sum !== undefined && ` · ${all.about(shown(sum))}`}
          </>
        }
        onBlur={onLeave}
      />
      <div role="group" aria-label={words.presets} className={card.presets}>
        {presetsFrom(least).map((preset) => (
          <Chip key={preset} pressed={sum === preset} onChange={() => form.set('amount', preset)}>
            {base(preset).replace(/\.00$/, '')}
          </Chip>
        ))}
      </div>
    </>
  )
}
