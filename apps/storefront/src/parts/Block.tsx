import { Section } from '@plaza/design'
import type { Near } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { useReader } from '../mall/reader.ts'
import { Failure } from './Failure.tsx'
import styles from './Block.module.css'

type Query<T> = { data: T | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
type Props<T> = {
  query: Query<T>
  title: string
  subtitle?: string
  seeAll?: string
  /** Delays the request of a block at the bottom of the page until the user scrolls near it. Until then an empty space is reserved. */
  near?: Near
  isEmpty: (data: T) => boolean
  /** Placeholder in the shape of the content, shown while loading. */
  hold: ReactNode
  children: (data: T) => ReactNode
}

/** A titled block that loads its own data. It shows a placeholder, the content or an error, and disappears if the data is empty. */
export function Block<T>({ query, title, subtitle, seeAll, near, isEmpty, hold, children }: Props<T>) {
  const { words } = useReader()
  const { data } = query
  if (data !== undefined && isEmpty(data)) return null
  const failed = data === undefined && query.isError
  return (
    <div ref={near?.spot}>
      <Section title={title} subtitle={subtitle} seeAll={seeAll === undefined ? undefined : { href: seeAll, label: words.common.seeAll }}>
        {data !== undefined && children(data)}
        {failed && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
        {data === undefined && !failed && (near?.isNear === false ? <div className={styles.room} /> : hold)}
      </Section>
    </div>
  )
}
