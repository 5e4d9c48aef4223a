import { isCallFailure } from '@plaza/client'
import type { ChangedMeanwhile, Edit, EditKind, StaffRole } from '@plaza/contract'
import { Button, LinesSkeleton, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useListEditsPages, useTakeBack } from '../../calls/changelog.ts'
import { useHasRole } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'
import { Changed } from './Changed.tsx'
import { changedIn } from './changed-in.ts'
import { Overtaken } from './Overtaken.tsx'
import { useHistoryWords } from './words/index.ts'
import styles from './History.module.css'

type Props = {
  kind: EditKind
  thing?: string
  /** Called after an earlier value is restored. An open form next to the history then shows outdated values. */
  onBack?: () => void
}
/** Roles that may read the change log. */
const readers: readonly StaffRole[] = ['owner', 'finance', 'catalogue', 'auditor']

/** Change log of one item or of all items of a kind: values before and after, and the author. A button restores the previous state. */
export function History(of: Props) {
  return useHasRole(readers) ? <Edits {...of} /> : null
}

function Edits({ kind, thing, onBack }: Props) {
  const words = useHistoryWords()
  const query = useListEditsPages(kind, thing)
  const edits = query.data?.pages.flatMap((page) => page.list)
  return (
    <section aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      {!edits && !query.isError && <LinesSkeleton lines={3} />}
      {edits?.length === 0 && <p>{words.none}</p>}
      {edits && edits.length > 0 && (
        <ol className={styles.edits}>
          {edits.map((edit) => (
            <One key={edit.id} kind={kind} edit={edit} onBack={onBack} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** True if the server refuses the undo because customers already claimed the coupon with its current terms. */
const isPromised = (error: unknown): boolean => {
  const fields = isCallFailure(error) ? (error.data as { fields?: Record<string, string> } | null)?.fields : undefined
  return Object.values(fields ?? {}).includes('promised')
}

function One({ kind, edit, onBack }: { kind: EditKind; edit: Edit; onBack: (() => void) | undefined }) {
  const words = useHistoryWords()
  const shared = useWords()
  const { lang } = useReader()
  const { mutate: takeBack, isPending, error, reasonOf } = useTakeBack()
  const isLate = (failure: unknown) => reasonOf(failure) === 'changed_meanwhile'
  const stands = isLate(error) ? (error?.data as ChangedMeanwhile) : null
  const callbacks = {
    onSuccess: () => {
      toasts.show(words.broughtBack)
      onBack?.()
    },
    onError: (failure: unknown) => isLate(failure) || toasts.show(isPromised(failure) ? words.promised : saidOf(failure, shared), 'error'),
  }
  return (
    <li>
      <small>
        {momentOf(edit.at, lang)} · {edit.by}
        {edit.before === null && ` · ${words.made}`}
        {edit.after === null && ` · ${words.removed}`}
      </small>
      <div className={styles.changed}>
        {changedIn(edit.before, edit.after).map((each) => (
          <Changed key={each.field} kind={kind} of={each} />
        ))}
      </div>
      {stands && stands.version !== edit.version && <Overtaken kind={kind} edit={edit} stands={stands} />}
      {edit.mine && (
        <Button look="outline" size="small" busy={isPending} onClick={() => takeBack({ id: edit.id, version: edit.version }, callbacks)}>
          {words.bringBack}
        </Button>
      )}
    </li>
  )
}
