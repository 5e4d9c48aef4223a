import { reasonOf, useBankRecharge, useGetStore } from '@plaza/client'
import { bankRecharge } from '@plaza/contract'
import { Banner, Button, RadioCards } from '@plaza/design'
import { compareMoney, money, parseMoney } from '@plaza/values'
import { reasonWords, useForm } from '@plaza/web/form'
import { momentOf } from '@plaza/web/reading'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import card from '../Wallet.module.css'
import { usePaymentHref } from '../../../parts/checkout/BackToPayment.tsx'
import { useSession } from '../../../mall/mall.tsx'
import { topUp } from '../receipt/top-up.ts'
import { AmountField } from './AmountStep.tsx'
import type { Start } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

type Channel = 'card' | 'bank_tr'

/** Form for amount and payment channel. The payment itself is made on the payment service's page. */
export function BankForm({ channels, start }: { channels: readonly Channel[]; start: Start | undefined }) {
  const { lang } = useReader()
  const words = useRechargeWords()
  const { base } = useSums()
  const pay = useBankRecharge()
  const least = useGetStore('website_config').data?.min_recharge ?? '100.00'
  const { user } = useSession()
  const back = usePaymentHref()
  const known = channels.find((each) => each === 'card') ?? channels[0]
  const form = useForm({ amount: start?.amount ?? '', channel: (known ?? '') as string }, async (typed, fail) => {
    const sum = readSum(typed.amount)
    const requestedAmount = sum === undefined ? undefined : parseMoney(sum)
    const channel = channels.find((each) => each === typed.channel)
    const wrong = {
      ...(requestedAmount === undefined && { amount: typed.amount === '' ? reasonWords(lang, 'missing') : words.amountWrong }),
      ...(requestedAmount !== undefined && compareMoney(requestedAmount, money(least)) < 0 && { amount: words.tooLittle(base(least)) }),
      ...(!channel && { channel: words.channelMissing }),
    }
    if (Object.keys(wrong).length > 0 || !channel || sum === undefined) return fail(wrong)
    const content = { amount: sum, channel }
    try {
      const { redirect_url, recharge_id: id } = await pay.mutateAsync({
        ...content,
        idempotency_key: onceKeys.keyFor('bank-recharge', content),
      })
      onceKeys.answered('bank-recharge')
      if (user && back !== undefined) topUp.begin(user.email, id)
      location.assign(redirect_url)
    } catch (error) {
      const reason = reasonOf(error, bankRecharge)
      if (reason !== 'unreachable') onceKeys.answered('bank-recharge')
      if (reason === 'channel_unknown') return fail({ channel: words.walletGone })
      if (amountFaultOf(error) === 'too_large') return fail({ amount: words.tooMuch(base(hintOf(error))) })
      if (reason === 'too_little') return fail({ amount: words.tooLittle(base(least)) })
      const nextAt = reason === 'too_many' ? nextOf(error) : undefined
      if (nextAt) return fail({}, words.tooMany(momentOf(nextAt, lang)))
      throw error
    }
  })
  const sum = readSum(form.values.amount)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <div className={styles.step}>
        <AmountField form={form} least={least} need={start?.need} label={words.amount} />
        <RadioCards
          label={words.channel}
          cards={channels.map((value) => ({ value, title: words.channels[value] }))}
          value={form.values.channel}
          onChange={(value) => form.set('channel', value)}
          {...(form.errors.channel && { error: form.errors.channel })}
        />
        <p className={card.small}>{words.bankText}</p>
      </div>
      <div className={styles.bar}>
        <p aria-live="polite">{sum ? words.youGet(base(sum)) : words.youGetUnknown}</p>
        <Button type="submit" busy={form.busy}>
          {sum ? words.goOn(base(sum)) : words.goOnUnknown}
        </Button>
      </div>
    </form>
  )
}

type FailureData = { next_at?: string; fields?: Record<string, string>; hint?: string }
const failureDataOf = (error: unknown): FailureData => (error as { data?: FailureData }).data ?? {}
const nextOf = (error: unknown) => failureDataOf(error).next_at
/** Too small and too large amounts have the same error code. The `amount` field says which one applies, and the hint contains the bound. */
const amountFaultOf = (error: unknown) => failureDataOf(error).fields?.['amount']
const hintOf = (error: unknown) => failureDataOf(error).hint ?? ''
