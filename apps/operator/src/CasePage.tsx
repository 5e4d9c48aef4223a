import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type Case, type CaseKind, claimCase, listCases, releaseCase, showCase } from '@plaza/contract'
import { usePlace } from '@plaza/web'
import { useTitle } from '@plaza/web/hooks'
import { ComparedTable } from './ComparedTable.tsx'
import { Decide } from './Decide.tsx'
import { Proofs } from './Proofs.tsx'
import { kindNames, readable, when } from './words.ts'

/** One case with what speaks for and against it. */
export function CasePage() {
  const query = new URLSearchParams(usePlace().query)
  const kind = (query.get('kind') ?? '') as CaseKind
  const id = query.get('id') ?? ''
  useTitle(`${kindNames[kind] ?? kind} ${id}`)
  const found = useAnswer(showCase, { kind, id }, { tongue: 'any' })
  if (found.isPending) return <p role="status">Loading…</p>
  if (found.isError) return <p role="alert">This case could not be opened.</p>
  return <Opened shown={found.data} />
}

function Opened({ shown }: { shown: Case }) {
  const stale = { stale: [showCase, listCases] }
  const claim = useChange(claimCase, stale)
  const release = useChange(releaseCase, stale)
  const asked = { kind: shown.kind, id: shown.id }
  const claimed = shown.claimed_by
  return (
    <>
      <p>
        <a href="#/">Back to the queue</a>
      </p>
      <h1>
        {kindNames[shown.kind] ?? shown.kind} {shown.id}
      </h1>
      <p>
        {shown.who.name}
        {shown.amount && <strong> · ${shown.amount}</strong>} · {shown.about} · {readable(shown.state)} · due {when(shown.due)}
        {shown.late && <span className="late"> · late</span>}
      </p>
      <p>
        {claimed ? `Taken by ${claimed.mine ? 'you' : claimed.name} until ${when(claimed.until)}. ` : 'Nobody has taken it. '}
        {claimed?.mine ? (
          <button type="button" onClick={() => release.mutate(asked)}>
            Give it back
          </button>
        ) : (
          shown.decisions.length > 0 && (
            <button type="button" onClick={() => claim.mutate(asked)}>
              Take it
            </button>
          )
        )}
      </p>
      {(claim.isError || release.isError) && <p role="alert">Somebody else has it now.</p>}
      {shown.flags.length > 0 && (
        <ul className="flags" aria-label="Look twice">
          {shown.flags.map(({ flag, why }) => (
            <li key={flag}>{why}</li>
          ))}
        </ul>
      )}
      <dl className="evidence">
        {shown.evidence.map(({ label, value, tone }) => (
          <div key={label} className={tone}>
            <dt>{readable(label)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <ComparedTable compared={shown.compared} />
      <Proofs pictures={shown.pictures} />
      {shown.duplicates.length > 0 && (
        <p>
          See also:{' '}
          {shown.duplicates.map(({ kind, id, why }) => (
            <a key={`${kind}-${id}-${why}`} href={`#/case?kind=${kind}&id=${id}`}>
              {kindNames[kind] ?? kind} {id} ({readable(why)}){' '}
            </a>
          ))}
        </p>
      )}
      {shown.first_signature && (
        <p>
          Signed first by {shown.first_signature.name}, {when(shown.first_signature.at)}: {readable(shown.first_signature.decision)}.
          Somebody else has to want the same.
        </p>
      )}
      <Decide key={shown.version} shown={shown} />
      <h2>History</h2>
      <ol className="history">
        {shown.history.map((each) => (
          <li key={`${each.at}-${each.what}`}>
            {when(each.at)} · {each.actor} · {readable(each.what)}
            {each.note && <em> · {each.note}</em>}
          </li>
        ))}
      </ol>
    </>
  )
}
