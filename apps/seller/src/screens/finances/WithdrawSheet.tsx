import { Money } from '@plaza/console'
import { Banner, Button, ButtonLink, LinesSkeleton, PasswordField, PriceWords, RadioCards, Sheet, TextField, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { reasonWords, saidOf, useForm, useFormWords, withPoint, useOnceKey } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useCheckShopWithdrawal, useWithdrawFromShop } from '../../calls/finances.ts'
import { CodeRow } from '../../parts/form/CodeRow.tsx'
import { hrefOf } from '../../paths.ts'
import { useWords } from '../../words/index.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const sumShape = /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/

/** Withdrawal form: payout account, amount, fee, and password and code as proof. Reasons that block the withdrawal are shown first. */
export function WithdrawSheet({ email, onClose }: { email: string; onClose: () => void }) {
  const words = usePaymentWords()
  const formWords = useFormWords()
  const shared = useWords()
  const { lang } = useReader()
  const formId = useId()
  const keyFor = useOnceKey()
  const demoPassword = useDemoPassword(email)
  const any = useCheckShopWithdrawal({})
  const { mutateAsync: withdraw } = useWithdrawFromShop()
  const form = useForm({ amount: '', destination: '', password: '', code: '' }, async (typed, fail) => {
    const missing = Object.entries(typed).filter(([, value]) => value.trim() === '')
    if (missing.length > 0) return fail(Object.fromEntries(missing.map(([name]) => [name, reasonWords(lang, 'missing')])))
    const fields = { ...typed, amount: withPoint(typed.amount) }
    const { already } = await withdraw({ ...fields, idempotency_key: keyFor(fields) })
    toasts.show(already ? words.already : words.asked)
    onClose()
  })
  const destination = form.values.destination || (any.data?.destinations[0]?.code ?? '')
  const amount = withPoint(form.values.amount)
  const weighed = useCheckShopWithdrawal({
    ...(sumShape.test(amount) && { amount }),
    ...(destination && { destination }),
  })
  const check = weighed.data ?? any.data
  const stops = check?.blocked ?? []
  const stop = stops.find(({ rule }) => rule !== 'payouts_stopped')
  const whyNot = any.isError ? saidOf(any.error, shared) : stop && words.rules[stop.rule]
  if (form.values.destination === '' && destination !== '') form.set('destination', destination)
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.withdraw}
      closeLabel={shared.console.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy || (!check && !any.isError)} whyNot={whyNot}>
          {words.ask}
        </Button>
      }
    >
      {!check && (any.isError ? <p role="alert">{saidOf(any.error, shared)}</p> : <LinesSkeleton lines={6} />)}
      {check && (
        <form id={formId} noValidate className={styles.stack} onSubmit={form.submit}>
          {stops.map(({ rule, until, limit }) => (
            <Banner
              key={rule}
              tone="warning"
              {...(rule === 'no_destination' && {
                action: (
                  <ButtonLink look="white" size="small" href={hrefOf('payoutSettings')}>
                    {words.addPayout}
                  </ButtonLink>
                ),
              })}
            >
              {words.rules[rule]} {until && words.until(momentOf(until, lang))} {limit && rule !== 'too_often' && <Money of={limit} />}
            </Banner>
          ))}
          {check.destinations.length > 0 && (
            <RadioCards
              label={words.to}
              value={destination}
              onChange={(code) => form.set('destination', code)}
              cards={check.destinations.map(({ code, name, masked }) => ({ value: code, title: `${name} ${masked}` }))}
            />
          )}
          <TextField
            {...form.field('amount')}
            label={words.amount}
            inputMode="decimal"
            before="$"
            hint={<PriceWords text={words.atMost(check.available)} />}
          />
          {check.fee && check.arrives && (
            <p className={styles.note}>
              {words.fee} <Money of={check.fee} /> · {words.arrives} <Money of={check.arrives} /> ·{' '}
              {words.payBy(momentOf(check.pay_by, lang))}
            </p>
          )}
          <PasswordField
            {...form.field('password')}
            label={formWords.password}
            hint={demoPassword}
            autoComplete="current-password"
            showLabel={formWords.show}
            hideLabel={formWords.hide}
          />
          <CodeRow field={form.field('code')} purpose="withdraw" />
          {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        </form>
      )}
    </Sheet>
  )
}
