import type { Edit, EditKind } from '@plaza/contract'
import { Button, LinesSkeleton, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useListEditsPages, useTakeBack } from '../../calls/arranging.ts'
import { useWords } from '../../words/index.ts'
import { changedIn } from './changed-in.ts'
import { useHistoryWords } from './words/index.ts'
import styles from './History.module.css'

/** What was changed of one thing, or of a whole kind: before and after, by whom, and one press that brings back what stood before. */
export function History({ kind, thing }: { kind: EditKind; thing?: string }) {
  const words = useHistoryWords()
  const asked = useListEditsPages(kind, thing)
  const edits = asked.data?.pages.flatMap((page) => page.list)
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
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

function One({ edit }: { edit: Edit }) {
  const words = useHistoryWords()
  const shared = useWords()
  const { lang } = useReader()
  const { mutate: takeBack, isPending } = useTakeBack()
  const told = {
    onSuccess: () => toasts.show(words.broughtBack),
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
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
