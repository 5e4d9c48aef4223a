import type { bindSocialAccount } from '@plaza/contract'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { LoginTicketHolder, Ticket } from './ticket-rows.ts'

export type BindAsk = CallContext<typeof bindSocialAccount>

/** A platform user without a linked account, with the proof that this browser started the login. */
export type Newcomer = { ticket: Ticket; holder: LoginTicketHolder }
