import { Chip, Skeleton } from '@plaza/design'
import type { Localized } from '@plaza/values'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import type { ListingState } from './listing-state.ts'
import styles from './Promoted.module.css'

type Named = Localized<'name'> & { id: string }
type Props = {
  label: string
  categories: readonly Named[]
  /** Number of results for each category, if the server has returned it. */
  counts?: readonly { id: string; count: number }[]
  state: ListingState
  onChange: (state: ListingState) => void
  /** Additional filter chips. */
  children?: ReactNode
}

/** The most used filters in one row, categories first. The row scrolls on phones. */
export function Promoted({ label, categories, counts, state, onChange, children }: Props) {
  const { text } = useReader()
  return (
    <div role="group" aria-label={label} className={styles.promoted}>
      {categories.map((each) => (
        <Chip
          key={each.id}
          pressed={state.categoryId === each.id}
          disabled={state.categoryId !== each.id && counts?.find(({ id }) => id === each.id)?.count === 0}
          onChange={(on) => onChange({ ...state, categoryId: on ? each.id : null })}
        >
          {text(each, 'name')}
        </Chip>
      ))}
      {children}
    </div>
  )
}

/** Placeholder for the filter chips while they load. */
export function PromotedHold() {
  return (
    <div aria-hidden="true" className={styles.promoted}>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} shape="block" className={styles.hold} />
      ))}
    </div>
  )
}
