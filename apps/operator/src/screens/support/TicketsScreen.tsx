import { IndexPage, useIndexAddress, type ScreenProps } from '@plaza/console'
import { useTicketColumns } from '@plaza/console/ticket'
import type { SupportTicket } from '@plaza/contract'
import { IconHeadset } from '@plaza/design'
import { useTicketWords } from '@plaza/web/ticket'
import { useListServiceTicketsPages } from '../../calls/support.ts'
import { hrefOf } from '../../paths.ts'
import { TicketPage } from './TicketPage.tsx'

const views = ['waiting', 'mine', 'all'] as const
const fromOf = ({ from }: SupportTicket): string => [from?.shop?.name, from?.name].filter(Boolean).join(' · ')

/**
 * Tickets of users and shops: waiting tickets by earliest deadline, the operator's own tickets, and all. With an `id` in the URL, the screen shows
 * one ticket.
 */
export default function TicketsScreen({ query }: ScreenProps) {
  const id = query.get('id')
  return id === null ? <Tickets /> : <TicketPage key={id} id={id} />
}

function Tickets() {
  const words = useTicketWords()
  const columns = useTicketColumns()
  const at = useIndexAddress({ views })
  const request = useListServiceTicketsPages(at.view)
  const first = request.data?.pages[0]
  return (
    <IndexPage
      name="tickets"
      title={words.title}
      {...(first && first.late > 0 && { subtitle: words.lateNow(first.late) })}
      at={at}
      query={request}
      row={{ id: ({ id }) => id, name: ({ number }) => number, href: ({ id }) => hrefOf('tickets', { id }) }}
      columns={[...columns.slice(0, 2), { key: 'from', head: words.from, cell: fromOf }, ...columns.slice(2)]}
      views={views.map((key) => ({ key, label: words[key], ...(key === 'waiting' && first && { count: first.waiting }) }))}
      empty={{ icon: IconHeadset, title: words.noneHere, text: words.noneHereText }}
    />
  )
}
