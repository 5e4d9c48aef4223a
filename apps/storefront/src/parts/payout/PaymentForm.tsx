import { isCallFailure, useChangePaymentSettings } from '@plaza/client'
import { type AnswerOf, type PaymentSettings, type UserInfo, type getWallets } from '@plaza/contract'
import { Banner, Button, Segmented, toasts } from '@plaza/design'
import { reasonWords, failureText, useForm, useOwnCode, useFormWords, useUnsaved } from '@plaza/web/form'
import { momentOf } from '@plaza/web/reading'
import { useState } from 'react'
import { CodeField } from '../form/CodeField.tsx'
import { useReader } from '../../mall/reader.ts'
import { MaskedField } from './MaskedField.tsx'

import { bankFields, maskedOf, paymentChange, paymentFaults, walletField } from './payment-change.ts'
import { usePayoutWords } from './words/index.ts'
import styles from './Payout.module.css'

type Known = { settings: PaymentSettings; wallets: AnswerOf<typeof getWallets> }

/** Payment settings. Saved values are masked; new input replaces them and needs a code from the user's mailbox or phone. */
export function PaymentForm({
  user,
  known: { settings, wallets },
  onSaved,
}: {
  user: UserInfo
  known: Known
  onSaved?: (() => void) | undefined
}) {
  const { mutateAsync: changePaymentSettings } = useChangePaymentSettings()
  const { lang } = useReader()
  const words = usePayoutWords()
  const formWords = useFormWords()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [channel, setChannel] = useState<'email' | 'sms'>(settings.code_channels[0] ?? 'email')
  const codes = wallets.map(({ code }) => code)
  const names = [...codes.map(walletField), ...bankFields]
  const start: Record<string, string> = Object.fromEntries([...names, 'code'].map((name) => [name, '']))

  const form = useForm(start, async (typed, fail, clear) => {
    const change = paymentChange(typed, removed, codes)
    if (Object.keys(change).length === 0) return fail({}, words.nothingTyped)
    const faults = paymentFaults(typed, removed, codes)
    const wrong = {
      ...Object.fromEntries(faults.wallets.map((name) => [name, words.walletWrong])),
      ...Object.fromEntries(faults.numbers.map((name) => [name, words.numberWrong])),
      ...(!/^\d{6}$/.test(typed['code'] ?? '') && { code: reasonWords(lang, 'code') }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await changePaymentSettings({ ...change, code: typed['code'] ?? '' })
      clear()
      setRemoved(new Set())
      toasts.show(words.paymentSaved)
      onSaved?.()
    } catch (error) {
      const invalidWallets = wrongWallets(error)
      if (invalidWallets) return fail(Object.fromEntries(invalidWallets.map((name) => [name, words.walletWrong])))
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { code: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  const target = () => (channel === 'sms' ? { phone: user.phone } : { email: user.email })
  const sending = useOwnCode({ purpose: 'payment_settings', target, onFailed: (said) => form.fail({}, said) })
  const isDirty = removed.size > 0 || Object.values(form.values).some((value) => value !== '')
  useUnsaved(isDirty)

  const masked = (name: string, label: string) => (
    <MaskedField
      key={name}
      label={label}
      field={form.field(name)}
      now={maskedOf(settings, name)}
      removed={removed.has(name)}
      onRemove={(away) => setRemoved((before) => new Set(away ? [...before, name] : [...before].filter((each) => each !== name)))}
    />
  )
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.text}>{words.paymentText}</p>
      {settings.paused_until && <Banner tone="info">{words.paymentPaused(momentOf(settings.paused_until, lang))}</Banner>}
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <div className={styles.group}>
        <h3>{words.wallets}</h3>
        {wallets.map(({ code, name, network }) =>
          masked(walletField(code), network && !name.includes(network) ? `${name} · ${network}` : name),
        )}
      </div>
      <div className={styles.group}>
        <h3>{words.bank}</h3>
        {masked('bank_name', words.bankName)}
        {masked('account_name', words.accountName)}
        {masked('account_number', words.accountNumber)}
        {masked('routing_number', words.routingNumber)}
      </div>
      {isDirty && settings.code_channels.length > 1 && (
        <Segmented
          label={words.codeBy}
          value={channel}
          onChange={(value) => setChannel(value === 'sms' ? 'sms' : 'email')}
          options={[
            { value: 'email', label: words.byEmail },
            { value: 'sms', label: words.bySms },
          ]}
        />
      )}
      {isDirty && <CodeField {...form.field('code')} sending={sending} isBySms={channel === 'sms'} />}
      <Button type="submit" busy={form.busy}>
        {words.savePayment}
      </Button>
    </form>
  )
}

/** The server names wallet fields `wallets.usdt`; the form names differ. */
const wrongWallets = (error: unknown): string[] | undefined => {
  const fields = isCallFailure(error) ? (error.data as { fields?: object } | null)?.fields : undefined
  const names = Object.keys(fields ?? {}).filter((name) => name.startsWith('wallets.'))
  return names.length > 0 ? names.map((name) => walletField(name.slice('wallets.'.length))) : undefined
}
