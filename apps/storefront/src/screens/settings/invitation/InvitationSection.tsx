import { useGetAffiliateSummaryPages } from '@plaza/client'
import { Button, Icon, IconCopy, IconShare, RowSkeleton, Skeleton } from '@plaza/design'
import { useLoaded } from '@plaza/web/hooks'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { InvitedPeople } from './InvitedPeople.tsx'
import { useInvitationWords } from './words/index.ts'
import settings from '../Settings.module.css'
import styles from './Invitation.module.css'

const loadQr = () => import('@plaza/design/qr')

/** The customer's invitation link, the invited people, and the reward for each person. */
export function InvitationSection() {
  const { price } = useReader()
  const words = useInvitationWords()
  const query = useGetAffiliateSummaryPages()
  const summary = query.data?.pages[0]
  if (!summary && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!summary) return <RowSkeleton />
  const figures: [string, string | number][] = [
    [words.invited, summary.invited_count],
    [words.earned, price(summary.rewards_earned)],
    [words.pending, price(summary.rewards_pending)],
  ]
  return (
    <div>
      <p className={settings.text}>{words.terms(summary.rate, price(summary.most))}</p>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={settings.figure}>
            <dt className={settings.small}>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <OwnLink code={summary.invitation_code} link={summary.link} />
      <div className={settings.block}>
        <InvitedPeople count={summary.invited_count} people={query.data?.pages.flatMap((page) => page.list) ?? []} />
        {query.hasNextPage && (
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The invitation link as QR code and text, with buttons to copy and share. */
function OwnLink({ code, link }: { code: string; link: string }) {
  const copy = useCopying()
  const words = useInvitationWords()
  const qr = useLoaded(loadQr)
  const QrCode = qr.part?.QrCode
  return (
    <div className={styles.own}>
      {!qr.failed && (
        <div className={styles.qr}>
          {QrCode ? <QrCode text={link} label={words.qr} /> : <Skeleton shape="block" className={styles.hold} />}
        </div>
      )}
      <div className={styles.words}>
        <p className={settings.small}>
          {words.code}: <b className="num">{code}</b>
        </p>
        <p className={settings.copy}>
          <code aria-label={words.link}>{link}</code>
        </p>
        <div className={settings.ways}>
          <Button icon={<Icon of={IconCopy} size={20} />} onClick={() => void copy(link)}>
            {words.copy}
          </Button>
          {'share' in navigator && (
            <Button
              look="outline"
              icon={<Icon of={IconShare} size={20} />}
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {words.share}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
