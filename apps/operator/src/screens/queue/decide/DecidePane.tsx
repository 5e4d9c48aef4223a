import { Card, useKeys } from '@plaza/console'
import type { Case, CaseDecision } from '@plaza/contract'
import { Banner, Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useClaimCase } from '../../../calls/queue.ts'
import { useWords } from '../../../words/index.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { decidersOf, keyOf, signatureOf } from './decisions.ts'
import styles from './DecidePane.module.css'

type Props = { shown: Case; onDecided: (shown: Case) => void; onBegun: () => void }

/** Decisions that are possible now, with their input fields, or the reason why no decision is possible. */
export function DecidePane({ shown, onDecided, onBegun }: Props) {
  const words = useCaseWords()
  const [decision, setDecision] = useState<CaseDecision | null>(null)
  const hold = useHolding(shown)
  const choose = (chosen: CaseDecision) => {
    setDecision(chosen)
    onBegun()
    hold()
  }
  useKeys(shown.decisions.map((each) => ({ key: keyOf[each], does: words.decisions[each], run: () => choose(each) })))
  if (shown.rests) return <Resting shown={shown} why={shown.rests} />
  if (shown.decisions.length === 0) return null
  return (
    <Card title={words.decide}>
      <div className={styles.pane}>
        <Signatures shown={shown} />
        <div className={styles.choices}>
          {shown.decisions.map((each) => (
            <Button
              key={each}
              wide
              look={decision === each ? 'primary' : 'outline'}
              aria-pressed={decision === each}
              aria-keyshortcuts={keyOf[each]}
              onClick={() => choose(each)}
            >
              {words.decisions[each]}
            </Button>
          ))}
        </div>
        {decision && <DecisionForm key={decision} shown={shown} decision={decision} onDecided={onDecided} />}
      </div>
    </Card>
  )
}

/** Says before the decision that it is only one of two signatures. */
function Signatures({ shown }: { shown: Case }) {
  const words = useCaseWords()
  const ofTwo = shown.decisions.filter((each) => signatureOf(shown, each) !== null)
  if (ofTwo.length === 0) return null
  const decision = ofTwo.map((each) => words.decisions[each]).join(', ')
  return <Banner tone="info">{shown.first_signature ? words.secondOfTwo(decision) : words.firstOfTwo(decision)}</Banner>
}

/** Starting a decision claims the case, so that no other operator decides the case at the same time. */
const useHolding = ({ kind, id, claimed_by: claimed }: Case) => {
  const words = useCaseWords()
  const shared = useWords()
  const { mutateAsync: claim, reasonOf } = useClaimCase()
  return () => {
    if (claimed?.mine) return
    claim({ kind, id }).catch((error: unknown) =>
      toasts.show(reasonOf(error) === 'claimed_already' ? words.takenMeanwhile : saidOf(error, shared), 'error'),
    )
  }
}

/** Explains why the current operator cannot decide the case. */
function Resting({ shown, why }: { shown: Case; why: NonNullable<Case['rests']> }) {
  const words = useCaseWords()
  const { roles } = useWords()
  const deciders = decidersOf(shown).map((role) => roles[role])
  return (
    <Card title={words.decide}>
      <div className={styles.pane}>
        <p>{why === 'role' ? words.rests.role(deciders.join(', ')) : words.rests[why]}</p>
      </div>
    </Card>
  )
}
