import type { EditKind } from '@plaza/contract'
import { PriceWords } from '@plaza/design'
import { useFieldWords } from '../tell/fields/index.ts'
import type { ChangedField } from './changed-in.ts'
import { useHistoryWords } from './words/index.ts'

type Props = { kind: EditKind; of: ChangedField; present?: boolean }

/** One changed field with its label: the value before, unless only the present one is of interest, and the value after. */
export function Changed({ kind, of: { field, before, after }, present = false }: Props) {
  const words = useHistoryWords()
  const { fieldOf, valueOf } = useFieldWords()
  // Without a wording of its own, a text reads as delivered.
  const empty = kind === 'words' ? words.standardText : words.nothing
  const said = (value: unknown) => (value === null ? empty : valueOf(value))
  return (
    <span>
      {fieldOf(field)}:{' '}
      {!present && (
        <>
          <del>
            <PriceWords text={said(before)} />
          </del>{' '}
          →{' '}
        </>
      )}
      <ins>
        <PriceWords text={said(after)} />
      </ins>
    </span>
  )
}
