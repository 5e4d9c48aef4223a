import type { bindSocialAccount } from '@plaza/contract'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { LoginTicketHolder, Ticket } from './ticket-rows.ts'

export type BindAsk = CallContext<typeof bindSocialAccount>

/** A new person from a platform, and the proof that this browser is the one that began. */
export type Newcomer = { ticket: Ticket; holder: LoginTicketHolder }
