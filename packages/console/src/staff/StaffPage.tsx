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
  asked: { data: { list: readonly Member[] } | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Text of the page while there are no staff. */
  none?: string
  /** The sheet that is open. */
  sheet: ReactNode
  row: (member: Member) => ReactNode
}

/** The people who work in a shop or in the mall, a row each. */
export function StaffPage<Member>({ title, text, actions, asked, none, sheet, row }: Props<Member>) {
  const list = asked.data?.list
  return (
    <ConsolePage title={title} subtitle={text} width="narrow" actions={actions}>
      {!list && asked.isError && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={6} />}
      {list?.length === 0 && none && <Card>{none}</Card>}
      {list && (list.length > 0 || !none) && (
        <Card>
          <ul className={styles.members}>{list.map(row)}</ul>
        </Card>
      )}
      {sheet}
    </ConsolePage>
  )
}
