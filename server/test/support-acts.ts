import { listTickets, type StaffRole } from '@plaza/contract'
import type { Act, Doer, Fields } from './act.ts'
import { newKey } from './recharging.ts'
import { nobodysNumber } from './staff-calls.ts'

const newest = async ({ mall, headers }: Doer): Promise<Fields> => ({
  id: (await mall.ask(listTickets, {}, headers)).data.list[0]?.id ?? '',
})
const once = () => ({ idempotency_key: newKey() })
/** The customer gets a live event on every device, and so do the operators who answer. */
const live = ['platform.live_event', 'platform.live_event of the staff']
const idempotentAnswer = 'platform.idempotent_answer'

/** Test actions of a customer who contacts the mall's support. */
export const supportActs: readonly Act[] = [
  {
    name: 'askSupport',
    ask: () => ({ topic: 'order', subject: 'Where is it?', text: 'It should have come on Friday.', ...once() }),
    changes: ['support.ticket', 'support.message', idempotentAnswer, ...live],
  },
  { name: 'listTickets' },
  { name: 'showTicket', ask: newest },
  {
    name: 'replyToTicket',
    ask: async (doer) => ({ ...(await newest(doer)), text: 'It still has not come.', ...once() }),
    changes: ['support.ticket', 'support.message', idempotentAnswer, ...live],
  },
  { name: 'closeTicket', ask: newest, changes: ['support.ticket', ...live] },
]

/** Questions of shops and answers of staff belong to another user's ticket. Tests in `server/src/modules/community/support` cover them. */
export const ticketCalls = [
  'listShopTickets',
  'showShopTicket',
  'askSupportForShop',
  'replyToShopTicket',
  'closeShopTicket',
  'listServiceTickets',
  'showServiceTicket',
  'answerTicket',
  'assignTicket',
]

const reads: readonly StaffRole[] = ['owner', 'support', 'auditor']
const answers: readonly StaffRole[] = ['owner', 'support']
export const supportRoles: Record<string, readonly StaffRole[]> = {
  listServiceTickets: reads,
  showServiceTicket: reads,
  answerTicket: answers,
  assignTicket: answers,
}

const nobodys = { id: nobodysNumber }
const more = { ...nobodys, text: 'Hello', idempotency_key: 'nobodys-words' }
const requests = { topic: 'order', subject: 'Where is it?', text: 'Hello', 'images[]': nobodysNumber, idempotency_key: 'nobodys-question' }
/** Valid input with IDs of rows that do not exist. */
export const supportExamples: Record<string, Record<string, string>> = {
  showTicket: nobodys,
  askSupport: requests,
  replyToTicket: more,
  closeTicket: nobodys,
  showServiceTicket: nobodys,
  answerTicket: more,
  assignTicket: { ...nobodys, to: 'me', seen: '0' },
}
export const shopSupportExamples = {
  showShopTicket: nobodys,
  askSupportForShop: requests,
  replyToShopTicket: more,
  closeShopTicket: nobodys,
}

/** Input fields with row IDs, keyed by the test that sends another user's ID in them. */
export const supportIds: Readonly<Record<string, readonly string[]>> = {
  'server/src/modules/community/support/support.test.ts': [
    ...['showTicket', 'replyToTicket', 'closeTicket', 'showShopTicket', 'replyToShopTicket', 'closeShopTicket'].map((name) => `${name}.id`),
    ...['showServiceTicket', 'answerTicket', 'assignTicket'].map((name) => `${name}.id`),
    ...['askSupport', 'askSupportForShop', 'replyToTicket', 'replyToShopTicket', 'answerTicket'].map((name) => `${name}.images`),
  ],
}
