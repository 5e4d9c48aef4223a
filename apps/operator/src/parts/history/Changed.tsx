import { PriceWords } from '@plaza/design'
import { useFieldWords } from '../tell/fields/index.ts'
import type { ChangedField } from './changed-in.ts'
import { useHistoryWords } from './words/index.ts'

/** One changed field with its label: the value before, unless only the present one is of interest, and the value after. */
export function Changed({ of: { field, before, after }, present = false }: { of: ChangedField; present?: boolean }) {
  const words = useHistoryWords()
  const { fieldOf, valueOf } = useFieldWords()
  const said = (value: unknown) => (value === null ? words.nothing : valueOf(value))
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
