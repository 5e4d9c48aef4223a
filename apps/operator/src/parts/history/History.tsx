import { isCallFailure } from '@plaza/client'
import type { Edit, EditKind, StaffRole } from '@plaza/contract'
import { Button, LinesSkeleton, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useListEditsPages, useTakeBack } from '../../calls/arranging.ts'
import { useHasRole } from '../../calls/sessions.ts'
import { useWords } from '../../words/index.ts'
import { changedIn } from './changed-in.ts'
import { useHistoryWords } from './words/index.ts'
import styles from './History.module.css'

type Props = { kind: EditKind; thing?: string }
/** Whom the mall tells what was changed. */
const readers: readonly StaffRole[] = ['owner', 'finance', 'catalogue', 'auditor']

/** What was changed of one thing, or of a whole kind: before and after, by whom, and one press that brings back what stood before. */
export function History(of: Props) {
  return useHasRole(readers) ? <Edits {...of} /> : null
}

function Edits({ kind, thing }: Props) {
  const words = useHistoryWords()
  const asked = useListEditsPages(kind, thing)
  const edits = asked.data?.pages.flatMap((page) => page.list)
  return (
    <section aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      {!edits && !asked.isError && <LinesSkeleton lines={3} />}
      {edits?.length === 0 && <p>{words.none}</p>}
      {edits && edits.length > 0 && (
        <ol className={styles.edits}>
          {edits.map((edit) => (
            <One key={edit.id} edit={edit} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Somebody has been promised what would be taken from them. */
const isPromised = (error: unknown): boolean => {
  const fields = isCallFailure(error) ? (error.data as { fields?: Record<string, string> } | null)?.fields : undefined
  return Object.values(fields ?? {}).includes('promised')
}

function One({ edit }: { edit: Edit }) {
  const words = useHistoryWords()
  const shared = useWords()
  const { lang } = useReader()
  const { mutate: takeBack, isPending } = useTakeBack()
  const told = {
    onSuccess: () => toasts.show(words.broughtBack),
    onError: (error: unknown) => toasts.show(isPromised(error) ? words.promised : saidOf(error, shared), 'error'),
  }
  return (
    <li>
      <small>
        {momentOf(edit.at, lang)} · {edit.by}
        {edit.before === null && ` · ${words.made}`}
        {edit.after === null && ` · ${words.removed}`}
      </small>
      <div className={styles.changed}>
        {changedIn(edit.before, edit.after).map(({ field, before, after }) => (
          <span key={field}>
            {field}: <del>{before ?? words.nothing}</del> → <ins>{after ?? words.nothing}</ins>
          </span>
        ))}
      </div>
      {edit.mine && (
        <Button look="outline" size="small" busy={isPending} onClick={() => takeBack({ id: edit.id }, told)}>
          {words.bringBack}
        </Button>
      )}
    </li>
  )
}
