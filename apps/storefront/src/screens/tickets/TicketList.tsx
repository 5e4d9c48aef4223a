import { useListTicketsPages } from '@plaza/client'
import { type SupportTicket, storefrontLinks } from '@plaza/contract'
import { Button, ButtonLink, EmptyScene, RowSkeleton, StatusChip } from '@plaza/design'
import { dayOf, momentOf } from '@plaza/web/reading'
import { ticketTone, useTicketWords } from '@plaza/web/ticket'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import styles from './Tickets.module.css'

const askHref = hrefOf('chat', { view: 'tickets', ask: '1' })

/** The customer's tickets, newest first, and the hours within which the mall answers. */
export function TicketList() {
  const words = useTicketWords()
  const query = useListTicketsPages()
  const tickets = query.data?.pages.flatMap((page) => page.list)
  const hours = query.data?.pages[0]?.promised_hours
  if (!tickets && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!tickets)
    return (
      <div className={styles.blocks} aria-busy>
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.card}>
            <RowSkeleton />
          </div>
        ))}
      </div>
    )
  if (tickets.length === 0)
    return (
      <EmptyScene
        pictures={scene('news')}
        title={words.empty}
        text={`${words.emptyText} ${hours === undefined ? '' : words.promise(hours)}`}
        action={<ButtonLink href={askHref}>{words.ask}</ButtonLink>}
      />
    )
  return (
    <div className={styles.blocks}>
      <div className={styles.head}>
        <p className={styles.quiet}>{hours !== undefined && words.promise(hours)}</p>
        <ButtonLink href={askHref}>{words.ask}</ButtonLink>
      </div>
      <ul aria-label={words.title} className={styles.blocks}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={styles.card}>
            <TicketRow ticket={ticket} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

function TicketRow({ ticket }: { ticket: SupportTicket }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const { id, number, subject, topic, state, last, due } = ticket
  return (
    <a href={storefrontLinks.ticket(id)} className={styles.row}>
      <span className={styles.head}>
        <b dir="auto">{subject}</b>
        <StatusChip tone={ticketTone(ticket)}>{words.states[state]}</StatusChip>
      </span>
      <span className={styles.quiet}>
        <span className="num">{number}</span> · {words.topics[topic]} · <time dateTime={last}>{dayOf(last, lang)}</time>
      </span>
      {due !== null && <span className={styles.quiet}>{words.due(momentOf(due, lang))}</span>}
    </a>
  )
}
