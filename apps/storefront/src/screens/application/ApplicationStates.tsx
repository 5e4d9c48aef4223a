import type { ShopApplication, UserInfo } from '@plaza/contract'
import { Banner, ButtonLink, Icon, IconBuildingStore, Timeline, type TimelineEntry } from '@plaza/design'
import { storefrontLinks } from '@plaza/contract'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

/** Page of an application under review: completed steps, remaining steps, and the promised date of the decision. */
export function Applying({ known }: { known: ShopApplication }) {
  const words = useApplicationWords()
  const { lang } = useReader()
  const day = (at: string | null) => (at ? dayOf(at, lang) : '')
  const entries: TimelineEntry[] = [
    { title: words.steps.sent, state: 'done', ...(known.sent_at && { when: day(known.sent_at), dateTime: known.sent_at }) },
    { title: words.steps.review, text: words.applyingText(known.store_name), state: 'now' },
    {
      title: words.steps.decision,
      state: 'later',
      ...(known.decide_by && { when: words.decideBy(day(known.decide_by)), dateTime: known.decide_by }),
    },
  ]
  return (
    <section aria-labelledby="state-title" className={styles.card}>
      <h2 id="state-title">{words.applying}</h2>
      {known.sent_at && <p className={styles.quiet}>{words.already(day(known.sent_at))}</p>}
      <Timeline entries={entries} label={words.applying} />
    </section>
  )
}

/** Page of an approved application: links to the console, and how long the mall stores the documents. */
export function Approved({ known }: { known: ShopApplication }) {
  const words = useApplicationWords()
  const { lang } = useReader()
  return (
    <section aria-labelledby="state-title" className={styles.card}>
      <span className={styles.mark}>
        <Icon of={IconBuildingStore} size={30} />
      </span>
      <h2 id="state-title">{words.approved}</h2>
      {known.store_name && <p>{words.approvedText(known.store_name)}</p>}
      <div className={styles.ways}>
        <ButtonLink href={hrefOf('dashboard', { tab: 'backend' })}>{words.toBackend}</ButtonLink>
        {known.shop_id && (
          <ButtonLink look="outline" href={storefrontLinks.shop(known.shop_id)}>
            {words.toShop}
          </ButtonLink>
        )}
      </div>
      {known.papers_until && <p className={styles.quiet}>{words.papersUntil(dayOf(known.papers_until, lang))}</p>}
    </section>
  )
}

/** Remarks of staff on the last application for a shop, shown above the form. */
export function StaffRemarks({ known, user }: { known: ShopApplication; user: UserInfo }) {
  const words = useApplicationWords()
  const { lang } = useReader()
  if (known.state === 'need_more')
    return (
      <Banner tone="warning" title={words.needMore}>
        {words.needMoreText}
        {known.reason && (
          <p>
            <b>{words.reason}</b> {known.reason}
          </p>
        )}
      </Banner>
    )
  // An application restarted after a rejection still shows the reason of the rejection.
  const reason = known.reason ?? user.seller.reason
  if (user.seller.state !== 'rejected' && known.state !== 'rejected') return null
  return (
    <Banner tone="danger" title={words.rejected}>
      {reason && (
        <p>
          <b>{words.reason}</b> {reason}
        </p>
      )}
      <p>{known.paused_until ? words.paused(dayOf(known.paused_until, lang)) : words.rejectedText}</p>
    </Banner>
  )
}
