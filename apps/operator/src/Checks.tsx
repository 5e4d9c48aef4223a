import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type LedgerCheck, checkLedger, listLedgerChecks } from '@plaza/contract'
import { useForm } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { Field } from './Field.tsx'
import { readable, when } from './words.ts'

/** Every invariant of the books, green or red with its difference. */
export function Checks() {
  useTitle('Checks of the books')
  const runs = useAnswer(listLedgerChecks, {}, { tongue: 'any' })
  const check = useChange(checkLedger, { stale: [listLedgerChecks] })
  const last = runs.data?.list[0]
  return (
    <>
      <h1>Checks of the books</h1>
      <p>
        <button type="button" className="main" disabled={check.isPending} onClick={() => check.mutate({})}>
          {check.isPending ? 'Checking…' : 'Check now'}
        </button>
      </p>
      {(runs.isError || check.isError) && <p role="alert">That did not work, or is not yours to do.</p>}
      {runs.isSuccess && !last && <p>Nothing was checked so far.</p>}
      {last && <Run run={last} />}
      {last && !last.green && !last.explained && <Explain />}
      {runs.data && runs.data.list.length > 1 && (
        <>
          <h2>Earlier</h2>
          <ul>
            {runs.data.list.slice(1).map((run) => (
              <li key={run.id}>
                {when(run.at)} ·{' '}
                <span className={run.green ? 'good' : 'bad'}>{run.green ? 'Green' : run.explained ? 'Red, explained' : 'Red'}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Run({ run }: { run: LedgerCheck }) {
  return (
    <>
      <p role="status" className={`verdict ${run.green ? 'good' : 'bad'}`}>
        {run.green ? 'The books agree.' : 'The books do not agree: payouts are stopped until somebody says why.'} {when(run.at)}
      </p>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">What must hold</th>
              <th scope="col">State</th>
              <th scope="col" className="sum">
                Rows
              </th>
              <th scope="col" className="sum">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {run.results.map(({ invariant, bad, difference }) => (
              <tr key={invariant}>
                <td>{readable(invariant)}</td>
                <td className={bad === 0 ? 'good' : 'bad'}>{bad === 0 ? '✓ Green' : '✗ Red'}</td>
                <td className="sum">{bad}</td>
                <td className="sum">${difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Explain() {
  const { mutateAsync: explain, isPending } = useChange(checkLedger, { stale: [listLedgerChecks] })
  const form = useForm({ explain: '' }, async (typed) => {
    await explain(typed)
  })
  const { error, ...field } = form.field('explain')
  return (
    <form onSubmit={form.submit} noValidate>
      <Field label="Why payouts may go on" fault={error} {...field} />
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit" disabled={isPending}>
        Explain
      </button>
    </form>
  )
}
