import { Card, FailedOne, Money } from '@plaza/console'
import type { Case } from '@plaza/contract'
import { Banner, Button, ButtonLink, EmptyScene, IconClipboardList, LinesSkeleton, StatusChip } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import { momentOf, useReader } from '@plaza/web/reading'
import { useShowCase } from '../../../calls/queue.ts'
import { DecidePane } from '../decide/DecidePane.tsx'
import { Due } from '../Due.tsx'
import type { CaseKey, QueueAddress } from '../use-queue-address.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import { BalanceLines } from './BalanceLines.tsx'
import { Claim } from './Claim.tsx'
import { ComparedTable } from './ComparedTable.tsx'
import { Evidence } from './Evidence.tsx'
import { History } from './History.tsx'
import { Proofs } from './Proofs.tsx'
import styles from './CasePane.module.css'

type Props = { at: QueueAddress; onDecided: (shown: Case) => void }

/** One case: the evidence for and against approval, and the decision form. */
export function CasePane({ at, onDecided }: Props) {
  const words = useCaseWords()
  if (at.opened) return <CaseLoader opened={at.opened} at={at} onDecided={onDecided} />
  return (
    <div data-pane="case">
      <EmptyScene icon={IconClipboardList} title={words.nothingOpen} text={words.nothingOpenText} />
    </div>
  )
}

function CaseLoader({ opened, at, onDecided }: Props & { opened: CaseKey }) {
  const query = useShowCase(opened.kind, opened.id)
  if (query.data) return <Opened shown={query.data} at={at} onDecided={onDecided} />
  return (
    <div data-pane="case" aria-busy={query.isPending} className={styles.pane}>
      <Back at={at} />
      {query.isError ? <FailedOne of={query} /> : <LinesSkeleton lines={10} />}
    </div>
  )
}

/** Back link on a phone, where the list, the case and the decision are separate steps. */
function Back({ at }: { at: QueueAddress }) {
  const words = useCaseWords()
  if (useIsWide()) return null
  return at.deciding ? (
    <ButtonLink look="link" size="small" href={at.to({ deciding: false })}>
      {words.backToCase}
    </ButtonLink>
  ) : (
    <ButtonLink look="link" size="small" href={at.to({ opened: undefined })}>
      {words.backToList}
    </ButtonLink>
  )
}

function Opened({ shown, at, onDecided }: Props & { shown: Case }) {
  const words = useCaseWords()
  const { lang } = useReader()
  const isWide = useIsWide()
  const { kind, id, who, amount, about, flags, duplicates, first_signature: first } = shown
  return (
    <>
      <div data-pane="case" className={styles.pane}>
        <Back at={at} />
        <Card>
          <div className={styles.head}>
            <h2 className={styles.title}>
              {words.caseName({ kind, id })}
              {amount !== null && (
                <>
                  {' '}
                  <Money of={amount} />
                </>
              )}
            </h2>
            <StatusChip tone="info">{words.stateOf(shown.state)}</StatusChip>
            {shown.open && shown.decided === null && <Due of={shown} />}
          </div>
          <p className={styles.who}>
            {who.name}
            {about !== '' && ` · ${about}`}
          </p>
          <Claim shown={shown} />
        </Card>
        {shown.decided && (
          <Banner tone="info">
            {words.decidedBy({
              decision: words.decidedAs[shown.decided.decision],
              name: shown.decided.name,
              at: momentOf(shown.decided.at, lang),
            })}
          </Banner>
        )}
        {shown.held && (
          <Banner tone="info">{words.heldBy({ name: shown.held.name, decision: words.decisions[shown.held.decision] })}</Banner>
        )}
        {shown.open && flags.length > 0 && (
          <Banner tone="warning" title={words.lookTwice}>
            <ul className={styles.flags}>
              {flags.map(({ flag, why }) => (
                <li key={flag}>{words.flagOf(flag, why)}</li>
              ))}
            </ul>
          </Banner>
        )}
        {first && (
          <Banner tone="info">
            {words.signedFirst({ name: first.name, at: momentOf(first.at, lang), decision: words.decisions[first.decision] })}
          </Banner>
        )}
        <Evidence evidence={shown.evidence} />
        <BalanceLines lines={shown.balance_lines} />
        <ComparedTable compared={shown.compared} />
        <Proofs pictures={shown.pictures} />
        {duplicates.length > 0 && (
          <Card title={words.duplicates}>
            <ul className={styles.others}>
              {duplicates.map((other) => (
                <li key={`${other.kind}-${other.id}-${other.why}`}>
                  <a href={at.to({ opened: { kind: other.kind, id: other.id }, deciding: false })}>{words.caseName(other)}</a>{' '}
                  {words.whyOf(other.why)}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <History of={shown.history} />
        {!isWide && shown.decisions.length > 0 && (
          <div className={styles.bar}>
            <Button wide onClick={() => at.go({ deciding: true })}>
              {words.decide}
            </Button>
          </div>
        )}
      </div>
      <div data-pane="decide" className={styles.pane}>
        {at.deciding && <Back at={at} />}
        <DecidePane key={shown.version} shown={shown} onDecided={onDecided} onBegun={() => at.go({ deciding: true })} />
      </div>
    </>
  )
}
