import { Button, Select, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useState } from 'react'
import { AddressCard } from './AddressCard.tsx'
import { ExactAmount } from './ExactAmount.tsx'
import { Step } from './Step.tsx'
import type { Sending, Typed, Wallets } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

type Props = {
  form: Form<Typed>
  wallets: Wallets
  wallet: Wallets[number] | undefined
  amount: string | undefined
  sending: Sending
  onLeave: () => void
}

/** The wallet to send to and the exact amount. A user who sent another amount enters it here. */
export function SendStep({ form, wallets, wallet, amount, sending, onLeave }: Props) {
  const words = useRechargeWords()
  const [wantsOther, setWantsOther] = useState(form.values.sent !== '')
  const error = form.errors.wallet ?? (sending.isUnknownWallet ? words.walletGone : undefined)
  return (
    <Step number={2} title={words.steps.send}>
      <Select
        label={words.wallet}
        name="wallet"
        value={form.values.wallet}
        {...(error && { error })}
        onChange={({ target }) => form.set('wallet', target.value)}
        options={wallets.map(({ code, name, network }) => ({ value: code, label: name.includes(network) ? name : `${name} · ${network}` }))}
      />
      {wallet && (
        <>
          <ExactAmount wallet={wallet} amount={amount} sending={sending} />
          <AddressCard wallet={wallet} />
          {wantsOther || form.errors.sent ? (
            <TextField
              {...form.field('sent')}
              label={words.sent(wallet.asset)}
              hint={words.sentHint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              onBlur={onLeave}
            />
          ) : (
            <Button look="link" size="small" className={styles.other} onClick={() => setWantsOther(true)}>
              {words.otherSent}
            </Button>
          )}
        </>
      )}
    </Step>
  )
}
