import type { SupportTicket } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { ticketTone, useTicketWords } from '@plaza/web/ticket'
import type { Column } from '../index-page/column.ts'

/** Columns of a list of tickets: subject, status, and promised answer time. */
export const useTicketColumns = (): Column<SupportTicket>[] => {
  const words = useTicketWords()
  const { lang } = useReader()
  return [
    { key: 'number', head: words.number, cell: ({ number }) => <span className="num">{number}</span> },
    { key: 'subject', head: words.subject, cell: ({ subject }) => <span dir="auto">{subject}</span> },
    { key: 'topic', head: words.topic, cell: ({ topic }) => words.topics[topic] },
    { key: 'state', head: words.states.open, cell: (row) => <StatusChip tone={ticketTone(row)}>{words.states[row.state]}</StatusChip> },
    { key: 'due', head: words.promised, cell: ({ due, last }) => (due ? momentOf(due, lang) : dayOf(last, lang)) },
  ]
}
