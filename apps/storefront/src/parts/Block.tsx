import { Section } from '@plaza/design'
import type { Near } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { useReader } from '../mall/reader.ts'
import { Failure } from './Failure.tsx'
import styles from './Block.module.css'

type Asked<T> = { data: T | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
type Props<T> = {
  asked: Asked<T>
  title: string
  subtitle?: string
  seeAll?: string
  /** Delays the request of a block further down until the user scrolls near it. Until then an empty space is reserved. */
  near?: Near
  isEmpty: (data: T) => boolean
  /** Placeholder while loading, in the shape of the content. */
  hold: ReactNode
  children: (data: T) => ReactNode
}

/** A titled block that loads by itself: it shows loading, content or failure, and disappears if it would be empty. */
export function Block<T>({ asked, title, subtitle, seeAll, near, isEmpty, hold, children }: Props<T>) {
  const { words } = useReader()
  const { data } = asked
  if (data !== undefined && isEmpty(data)) return null
  const failed = data === undefined && asked.isError
  return (
    <div ref={near?.spot}>
      <Section title={title} subtitle={subtitle} seeAll={seeAll === undefined ? undefined : { href: seeAll, label: words.common.seeAll }}>
        {data !== undefined && children(data)}
        {failed && <Failure error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
        {data === undefined && !failed && (near?.isNear === false ? <div className={styles.room} /> : hold)}
      </Section>
    </div>
  )
}
