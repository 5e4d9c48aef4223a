import type { ChangedMeanwhile, Edit, EditKind } from '@plaza/contract'
import { Banner, Button } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useReadEditsAnew } from '../../calls/changelog.ts'
import { Changed } from './Changed.tsx'
import { changedIn } from './changed-in.ts'
import { useHistoryWords } from './words/index.ts'
import styles from './History.module.css'

type Props = { kind: EditKind; edit: Edit; stands: ChangedMeanwhile }

/**
 * A colleague changed the record after this list was loaded. Shows the author, the time, the values that pressing the button again would overwrite,
 * and a reload button.
 */
export function Overtaken({ kind, edit, stands: { current, since, by } }: Props) {
  const words = useHistoryWords()
  const { lang } = useReader()
  const { mutate: readAnew, isPending } = useReadEditsAnew()
  const now = changedIn(edit.before, current)
  return (
    <Banner
      tone="warning"
      action={
        <Button look="white" size="small" busy={isPending} onClick={() => readAnew()}>
          {words.readAnew}
        </Button>
      }
    >
      <p>{by !== null && since !== null ? words.changedBy(by, momentOf(since, lang)) : words.changed}</p>
      {current === null && <p>{words.gone}</p>}
      {current !== null && now.length > 0 && (
        <div className={styles.changed}>
          {words.now}
          {now.map((each) => (
            <Changed key={each.field} kind={kind} of={each} present />
          ))}
        </div>
      )}
    </Banner>
  )
}
