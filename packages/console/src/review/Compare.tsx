import { Switch, cx } from '@plaza/design'
import { useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import { type ComparedField, type ComparedGroup, shownOf } from './compared.ts'
import styles from './Compare.module.css'

type Props = {
  label: string
  groups: readonly ComparedGroup[]
  /** True if the request creates a record, so that no current values exist. */
  isNew?: boolean
}

/** Compares the requested values with the current ones, field by field. If there are differences, only these are shown first. */
export function Compare({ label, groups, isNew = false }: Props) {
  const { review: words } = useConsoleWords()
  const [onlyChanges, setOnlyChanges] = useState(!isNew && groups.some(({ fields }) => fields.some(({ changes }) => changes)))
  const hasMore = !isNew && groups.some(({ fields }) => fields.some(({ changes }) => !changes))
  return (
    <>
      {hasMore && (
        <div className={styles.only}>
          <Switch checked={onlyChanges} onChange={setOnlyChanges}>
            {words.onlyChanges}
          </Switch>
        </div>
      )}
      <table aria-label={label} className={cx(styles.table, isNew && styles.alone)}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {!isNew && <th scope="col">{words.live}</th>}
            <th scope="col">{words.asked}</th>
          </tr>
        </thead>
        {shownOf(groups, onlyChanges).map(({ name, fields }) => (
          <tbody key={name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={isNew ? 2 : 3}>
                {name}
              </th>
            </tr>
            {fields.map((field) => (
              <Row key={field.key} field={field} isNew={isNew} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

function Row({ field, isNew }: { field: ComparedField; isNew: boolean }) {
  const { review: words } = useConsoleWords()
  const { name, lang, live, requested, changes } = field
  return (
    <tr className={cx(changes && !isNew && styles.changes)}>
      <th scope="row">
        {name}
        {changes && !isNew && <small className={styles.mark}>{words.changes}</small>}
      </th>
      {!isNew && (
        <td lang={lang}>
          <small className={styles.side} aria-hidden>
            {words.live}
          </small>
          {live || '–'}
        </td>
      )}
      <td lang={lang}>
        {!isNew && (
          <small className={styles.side} aria-hidden>
            {words.asked}
          </small>
        )}
        {requested || '–'}
      </td>
    </tr>
  )
}
