import type { Case } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useClaimCase, useReleaseCase } from '../../../calls/queue.ts'
import { useWords } from '../../../words/index.ts'
import { lengthOf } from '../../../parts/cases/deadline.ts'
import { useNow } from '../use-now.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './CasePane.module.css'

/** The operator who claimed the case, the remaining time of the claim, and buttons to claim and release the case. */
export function Claim({ shown }: { shown: Case }) {
  const words = useCaseWords()
  const shared = useWords()
  const { lang } = useReader()
  const now = useNow()
  const { mutateAsync: claim, isPending, reasonOf } = useClaimCase()
  const { mutate: release, isPending: isReleasing } = useReleaseCase()
  const { kind, id, decisions, claimed_by: claimed } = shown
  const take = () =>
    void claim({ kind, id }).catch((error: unknown) =>
      toasts.show(reasonOf(error) === 'claimed_already' ? words.takenMeanwhile : saidOf(error, shared), 'error'),
    )
  const left = claimed ? Date.parse(claimed.until) - now : 0
  const holds = claimed !== null && left > 0
  if (!holds && decisions.length === 0) return null
  return (
    <p className={styles.claim}>
      {holds ? words.takenBy({ name: claimed.mine ? null : claimed.name, left: lengthOf(left, lang) }) : words.free}
      {holds && claimed.mine && (
        <Button look="link" size="small" busy={isReleasing} onClick={() => release({ kind, id })}>
          {words.giveBack}
        </Button>
      )}
      {!holds && (
        <Button look="soft" size="small" busy={isPending} onClick={take}>
          {words.take}
        </Button>
      )}
    </p>
  )
}
