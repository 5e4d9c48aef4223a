import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type Adjustment, adjustBalance, listAdjustments, signAdjustment } from '@plaza/contract'
import { randomToken } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { readable, when } from './words.ts'

/** No balance is edited: an adjustment is asked for by one, signed by another, and read by its owner. */
export function Adjustments() {
  useTitle('Adjustments')
  const found = usePages(listAdjustments, {}, { tongue: 'any' })
  const rows = found.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <>
      <h1>Adjustments</h1>
      <Ask />
      {found.isError && <p role="alert">These could not be read, or are not yours to read.</p>}
      {found.isSuccess && rows.length === 0 && <p>Nothing was adjusted so far.</p>}
      <ul className="cards">
        {rows.map((row) => (
          <One key={row.id} row={row} />
        ))}
      </ul>
      {found.hasNextPage && (
        <button type="button" onClick={() => void found.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  )
}

function One({ row }: { row: Adjustment }) {
  const [key] = useState(randomToken)
  const [no] = useState(randomToken)
  const sign = useChange(signAdjustment, { stale: [listAdjustments] })
  return (
    <li>
      <strong>${row.amount}</strong> {row.from} → {row.to} · {readable(row.state)}
      <br />
      {row.reason} · “{row.text}” · asked by {row.asked_by}, {when(row.asked_at)}
      {row.signed_by && row.signed_at && ` · signed by ${row.signed_by}, ${when(row.signed_at)}`}
      {row.state === 'signed_once' && (
        <p className="choices">
          <button type="button" disabled={sign.isPending} onClick={() => sign.mutate({ id: row.id, sign: '1', idempotency_key: key })}>
            Sign
          </button>
          <button type="button" disabled={sign.isPending} onClick={() => sign.mutate({ id: row.id, sign: '0', idempotency_key: no })}>
            Withdraw it
          </button>
        </p>
      )}
      {sign.isError && <p role="alert">{sign.error.said ?? 'That did not work.'}</p>}
    </li>
  )
}

function Ask() {
  const [key, renew] = useState(randomToken)
  const [account, setAccount] = useState<'customer' | 'shop'>('customer')
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const { mutateAsync: ask, isPending } = useChange(adjustBalance, { stale: [listAdjustments] })
  const form = useForm({ id: '', amount: '', reason: '', text: '' }, async (typed) => {
    await ask({ ...typed, account, direction, idempotency_key: key })
    renew(randomToken())
  })
  const field = (name: 'id' | 'amount' | 'reason' | 'text', label: string) => {
    const { error, ...rest } = form.field(name)
    return <Field label={label} fault={error} {...rest} />
  }
  return (
    <details>
      <summary>Ask for one</summary>
      <form onSubmit={form.submit} noValidate>
        <p className="choices">
          <select aria-label="Whose" value={account} onChange={(event) => setAccount(event.target.value as 'customer')}>
            <option value="customer">A customer</option>
            <option value="shop">A shop</option>
          </select>
          <select aria-label="Direction" value={direction} onChange={(event) => setDirection(event.target.value as 'credit')}>
            <option value="credit">gets</option>
            <option value="debit">gives back</option>
          </select>
        </p>
        {field('id', 'Number of the customer or shop')}
        {field('amount', 'Amount')}
        {field('reason', 'Reason, for the staff')}
        {field('text', 'What the owner reads beside it')}
        {form.failure && <p role="alert">{form.failure}</p>}
        <button type="submit" disabled={isPending}>
          Ask for it
        </button>
      </form>
    </details>
  )
}
