import { useTicketWords } from '@plaza/web/ticket'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { AskForm } from './AskForm.tsx'
import { TicketDetail } from './TicketDetail.tsx'
import { TicketList } from './TicketList.tsx'

const isNumber = (id: string | null): id is string => id !== null && /^[1-9][0-9]{0,18}$/.test(id)

/** The list of tickets, one ticket, or the form for a new ticket, depending on the URL. */
export default function TicketsScreen({ query }: ScreenProps) {
  const words = useTicketWords()
  const id = query.get('id')
  const back = { href: hrefOf('chat', { view: 'tickets' }), label: words.back }
  if (isNumber(id))
    return (
      <AccountFrame key={id} here="supportTicket" title={words.one} back={back}>
        <OwnOnly title={words.logIn}>{() => <TicketDetail id={id} />}</OwnOnly>
      </AccountFrame>
    )
  if (query.has('ask'))
    return (
      <AccountFrame key="ask" here="supportTicket" title={words.ask} back={back}>
        <OwnOnly title={words.logIn}>{() => <AskForm />}</OwnOnly>
      </AccountFrame>
    )
  return (
    <AccountFrame here="supportTicket" title={words.title}>
      <OwnOnly title={words.logIn}>{() => <TicketList />}</OwnOnly>
    </AccountFrame>
  )
}
