import { Button, Segmented, Sheet, TextArea, TextField } from '@plaza/design'
import { useForm, useOnceKey, withPoint } from '@plaza/web/form'
import { useId, useState } from 'react'
import { useAdjustBalance } from '../../../calls/queue.ts'
import { useWords } from '../../../words/index.ts'
import { type Account, FindAccount } from './FindAccount.tsx'
import { useAdjustmentWords } from './words/index.ts'
import styles from './Adjustments.module.css'

const accounts = ['customer', 'shop'] as const
const directions = ['credit', 'debit'] as const

/**
 * Requests a balance adjustment: account, amount and two reasons, one for staff and one for the customer or shop. No money moves before a second
 * operator approves.
 */
export function AskSheet({ onClose }: { onClose: () => void }) {
  const words = useAdjustmentWords()
  const { console: shared } = useWords()
  const formId = useId()
  const keyFor = useOnceKey()
  const { mutateAsync: ask } = useAdjustBalance()
  const [account, setAccount] = useState<Account['account']>('customer')
  const [chosen, setChosen] = useState<Account>()
  const [direction, setDirection] = useState<(typeof directions)[number]>('credit')
  const form = useForm({ id: '', amount: '', reason: '', text: '' }, async (typed) => {
    const sent = { ...typed, amount: withPoint(typed.amount), account, direction }
    await ask({ ...sent, idempotency_key: keyFor(sent) })
    onClose()
  })
  const isChosen = chosen !== undefined && chosen.id === form.values.id && chosen.account === account
  const area = (name: 'reason' | 'text', label: string, most: number) => (
    <TextArea
      label={label}
      maxLength={most}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.ask}
      closeLabel={shared.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {words.ask}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <FindAccount
          onChoose={(found) => {
            setChosen(found)
            setAccount(found.account)
            form.set('id', found.id)
          }}
        />
        <Segmented
          wide
          label={words.whose}
          value={account}
          options={accounts.map((value) => ({ value, label: words.accounts[value] }))}
          onChange={(value) => setAccount(value === 'shop' ? 'shop' : 'customer')}
        />
        <Segmented
          wide
          label={words.direction}
          value={direction}
          options={directions.map((value) => ({ value, label: words.directions[value] }))}
          onChange={(value) => setDirection(value === 'debit' ? 'debit' : 'credit')}
        />
        <TextField {...form.field('id')} label={words.number} hint={isChosen ? chosen.name : undefined} inputMode="numeric" />
        <TextField {...form.field('amount')} label={words.amount} inputMode="decimal" />
        {area('reason', words.reason, 500)}
        {area('text', words.forOwner, 300)}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
