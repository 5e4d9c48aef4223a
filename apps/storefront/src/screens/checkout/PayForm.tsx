import type { PaymentMethod } from '@plaza/contract'
import { Banner, PasswordField } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { useFormWords } from '@plaza/web/form'
import { useEffect, useRef } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { Card } from './CheckoutFrame.tsx'
import { PaymentMethods } from './PayWays.tsx'
import { type Option, proofsFor } from './pay-ways.ts'
import type { Paying, Press } from './use-paying.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** ID of the form, because its submit button is elsewhere on the page. */
export const payForm = 'pay'

type Props = {
  paying: Paying
  press: Press | undefined
  options: readonly Option[]
  option: Option | undefined
  total: string
  onChoose: (method: PaymentMethod) => void
}

/** Choice of the payment method, and fields for password or code as proof of identity. */
export function PayForm({ paying, press, options, option, total, onChoose }: Props) {
  const words = useCheckoutWords()
  const formWords = useFormWords()
  const { user } = useSession()
  const { form, sending, asksCode } = paying
  const demoPassword = useDemoPassword(user?.email)
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
        <PaymentMethods options={options} value={option?.way} total={total} onChoose={onChoose} />
        {proofs.length > 0 && (
          <fieldset disabled={form.busy} className={styles.proof}>
            <legend className="sr">{words.proof}</legend>
            <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
            <PasswordField
              {...form.field('password')}
              label={words.password}
              hint={demoPassword}
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
