import type { bindSocialAccount } from '@plaza/contract'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { LoginTicketHolder, Ticket } from './ticket-rows.ts'

export type BindAsk = CallContext<typeof bindSocialAccount>

/** Somebody new of a platform, and what shows that it is this browser's turn. */
export type Newcomer = { ticket: Ticket; holder: LoginTicketHolder }
