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
  /** A block further down waits until one comes near it; its place is held by nothing but room. */
  near?: Near
  isEmpty: (data: T) => boolean
  /** Holds the place, in the shape of what is on its way. */
  hold: ReactNode
  children: (data: T) => ReactNode
}

/** One titled part of a screen with a life of its own: on its way, there, failed; and not there at all when it would be empty. */
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
