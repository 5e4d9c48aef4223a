import { useGetAffiliateSummaryPages } from '@plaza/client'
import { Button, Icon, IconCopy, IconShare, RowSkeleton } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { useCopying } from '../../mall/use-copying.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** One's invitation, and whom it brought. */
export function InvitationSection() {
  const { price, lang } = useReader()
  const copy = useCopying()
  const words = useSettingsWords()
  const asked = useGetAffiliateSummaryPages()
  const summary = asked.data?.pages[0]
  if (!summary && asked.isError) return <Failure error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  if (!summary) return <RowSkeleton />
  const people = asked.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div>
      <p className={styles.text}>{words.inviteText}</p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.small}>{words.invited}</dt>
          <dd className="num">{summary.invited_count}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.small}>{words.rewards}</dt>
          <dd className="num">{price(summary.rewards_earned)}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        {words.inviteCode}: <b className="num">{summary.invitation_code}</b>
      </p>
      <div className={styles.group}>
        <p className={styles.copy}>
          <code aria-label={words.inviteLink}>{summary.link}</code>
        </p>
        <div className={styles.ways}>
          <Button icon={<Icon of={IconCopy} size={20} />} onClick={() => void copy(summary.link)}>
            {words.copyLink}
          </Button>
          {'share' in navigator && (
            <Button
              look="outline"
              icon={<Icon of={IconShare} size={20} />}
              onClick={() => void navigator.share({ url: summary.link }).catch(() => {})}
            >
              {words.share}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.block}>
        {people.length === 0 ? (
          <p className={styles.text}>{words.nobody}</p>
        ) : (
          <>
            <h3>{words.people(summary.invited_count)}</h3>
            <ul>
              {people.map((person, at) => (
                <li key={at} className={styles.row}>
                  <span>{person.name}</span>
                  <span className={styles.small}>{dayOf(person.date, lang)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {asked.hasNextPage && (
          <Button look="outline" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </div>
    </div>
  )
}
