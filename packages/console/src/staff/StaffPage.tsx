import { LinesSkeleton } from '@plaza/design'
import type { ReactNode } from 'react'
import { Card } from '../pages/Card.tsx'
import { ConsolePage } from '../pages/ConsolePage.tsx'
import { Failed } from '../pages/Failed.tsx'
import styles from './Staff.module.css'

type Props<Member> = {
  title: string
  text: string
  actions: ReactNode
  query: { data: { list: readonly Member[] } | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Text of the page while there are no staff. */
  none?: string
  sheet: ReactNode
  row: (member: Member) => ReactNode
  /** Content below the list, such as open invitations. */
  children?: ReactNode
}

/** List of the people who work in a shop or in the mall. */
export function StaffPage<Member>({ title, text, actions, query, none, sheet, row, children }: Props<Member>) {
  const list = query.data?.list
  return (
    <ConsolePage title={title} subtitle={text} width="narrow" actions={actions}>
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={6} />}
      {list?.length === 0 && none && <Card>{none}</Card>}
      {list && (list.length > 0 || !none) && (
        <Card>
          <ul className={styles.members}>{list.map(row)}</ul>
        </Card>
      )}
      {children}
      {sheet}
    </ConsolePage>
  )
}
