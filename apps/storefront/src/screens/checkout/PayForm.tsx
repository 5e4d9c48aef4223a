import type { PayWay } from '@plaza/contract'
import { Banner, PasswordField } from '@plaza/design'
import { useFormWords } from '@plaza/web/form'
import { useEffect, useRef } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { Card } from './CheckoutFrame.tsx'
import { PayWays } from './PayWays.tsx'
import { type Option, proofsFor } from './pay-ways.ts'
import type { Paying, Press } from './use-paying.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** ID of the form, which the button refers to because it is elsewhere on the page. */
export const payForm = 'pay'

type Props = {
  paying: Paying
  press: Press | undefined
  options: readonly Option[]
  option: Option | undefined
  total: string
  onChoose: (way: PayWay) => void
}

/** How it is paid, and the proof that it is oneself who pays. */
export function PayForm({ paying, press, options, option, total, onChoose }: Props) {
  const words = useCheckoutWords()
  const formWords = useFormWords()
  const { user } = useSession()
  const { form, sending, asksCode } = paying
  const proofs = option ? proofsFor(option, total, asksCode) : []
  const element = useRef<HTMLFormElement>(null)
  // Focuses the first invalid field once the form is idle, because disabled fields cannot take the focus. Errors can also come from the form of the
  // previous step.
  useEffect(() => {
    if (!form.busy) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.errors, form.busy])
  return (
    <form
      ref={element}
      id={payForm}
      noValidate
      aria-label={words.howToPay}
      className={styles.blocks}
      onSubmit={press ? paying.submit(press) : (event) => event.preventDefault()}
    >
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <Card>
        <PayWays options={options} value={option?.way} total={total} onChoose={onChoose} />
        {proofs.length > 0 && (
          <fieldset disabled={form.busy} className={styles.proof}>
            <legend className="sr">{words.proof}</legend>
            <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
            <PasswordField
              {...form.field('password')}
              label={words.password}
              autoComplete="current-password"
              showLabel={formWords.show}
              hideLabel={formWords.hide}
            />
            {proofs.includes('code') && <CodeField {...form.field('code')} sending={sending} />}
          </fieldset>
        )}
      </Card>
    </form>
  )
}
