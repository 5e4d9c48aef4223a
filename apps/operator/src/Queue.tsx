import { usePages } from '@plaza/client/asking'
import { type CaseRow, listCases } from '@plaza/contract'
import { usePlace } from '@plaza/web'
import { useTitle } from '@plaza/web/hooks'
import { useState } from 'react'
import { dueIn, kindNames, readable } from './words.ts'

/** What waits for a decision, the nearest deadline first. */
export function Queue() {
  useTitle('Queue')
  const query = new URLSearchParams(usePlace().query)
  const state = query.get('state') === 'decided' ? 'decided' : 'open'
  const kind = query.get('kind') ?? ''
  const found = usePages(listCases, { state, ...(kind && { kind: kind as '500' }), limit: '50' }, { tongue: 'any' })
  const rows = found.data?.pages.flatMap((page) => page.list) ?? []
  const counts = found.data?.pages[0]?.counts ?? {}
  return (
    <>
      <h1>Queue</h1>
      <nav className="tabs" aria-label="Kinds">
        <a href="#/" aria-current={!kind && state === 'open' ? 'page' : undefined}>
          All
        </a>
        {Object.entries(counts).map(([each, { open, late }]) => (
          <a key={each} href={`#/?kind=${each}`} aria-current={kind === each && state === 'open' ? 'page' : undefined}>
            {kindNames[each] ?? each} ({open}
            {late > 0 && `, ${late} late`})
          </a>
        ))}
        <a href="#/?state=decided" aria-current={state === 'decided' ? 'page' : undefined}>
          Decided
        </a>
      </nav>
      {found.isPending && <p role="status">Loading…</p>}
      {found.isError && (
        <p role="alert">
          The queue could not be read.{' '}
          <button type="button" onClick={() => void found.refetch()}>
            Try again
          </button>
        </p>
      )}
      {found.isSuccess && rows.length === 0 && <p>Nothing waits here.</p>}
      {rows.length > 0 && <Rows rows={rows} />}
      {found.hasNextPage && (
        <button type="button" onClick={() => void found.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  )
}

function Rows({ rows }: { rows: readonly CaseRow[] }) {
  const [now] = useState(() => Date.now())
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Due</th>
            <th scope="col" className="sum">
              Amount
            </th>
            <th scope="col">Who</th>
            <th scope="col">About</th>
            <th scope="col">State</th>
            <th scope="col">Taken by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind}-${row.id}`}>
              <td>
                <a href={`#/case?kind=${row.kind}&id=${row.id}`}>
                  {kindNames[row.kind] ?? row.kind} {row.id}
                </a>
              </td>
              <td className={row.late ? 'late' : undefined}>{dueIn(row.due, now)}</td>
              <td className="sum">{row.amount ? `$${row.amount}` : ''}</td>
              <td>{row.who.name}</td>
              <td>{row.about}</td>
              <td>{readable(row.state)}</td>
              <td>{row.claimed_by ? (row.claimed_by.mine ? 'You' : row.claimed_by.name) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
