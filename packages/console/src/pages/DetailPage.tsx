import type { ReactNode } from 'react'
import { ConsolePage, type ConsolePageProps } from './ConsolePage.tsx'
import { FailedOne } from './FailedOne.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import styles from './DetailPage.module.css'

type Answer<T> = { data: T | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
type Props<T> = {
  /** The query of the shown record. */
  of: Answer<T>
  /** Title of the page while the record is loading. */
  title: string
  back: { href: string; label: string }
  children: (known: T) => Omit<ConsolePageProps, 'back' | 'children'> & { main: ReactNode; aside?: ReactNode }
}

/** Page of one record: the main column with its actions, and an optional column of facts beside it. */
export function DetailPage<T>({ of, title, back, children }: Props<T>) {
  if (of.data === undefined && of.isError)
    return (
      <ConsolePage title={title} back={back}>
        <FailedOne of={of} />
      </ConsolePage>
    )
  if (of.data === undefined) return <PageSkeleton />
  const { main, aside, ...page } = children(of.data)
  return (
    <ConsolePage {...page} back={back}>
      <div className={aside ? styles.both : styles.one}>
        <div className={styles.column}>{main}</div>
        {aside && <div className={styles.column}>{aside}</div>}
      </div>
    </ConsolePage>
  )
}
