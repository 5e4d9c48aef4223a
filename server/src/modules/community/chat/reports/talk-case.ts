import { storefrontLinks } from '@plaza/contract'
import { refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import type { CaseDetails, CaseSource, Decision, DecisionRefused } from '../../../approvals/queue/sources/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { notifyOwner, shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { blockTalk } from '../conversations/talk-rows.ts'
import { type MessageRow, messagesAround } from '../conversations/message-rows.ts'
import { closeChatReport, lockChatReport, findChatReport, type ChatReportRow } from './report-rows.ts'

const rows = sql`select id, customer_id, null::bigint as amount, reason as about, made_at as since, due_at as due, state, state = 'open' as open, version,
  demo from chat.report`

type End = { reason: string; now: Date }
/** The reporter gets the decision; the other side gets a warning if the report is upheld. */
const notifySides = async (
  tx: Tx,
  { id, side, conversationId, buyerId, shopId }: ChatReportRow,
  isUpheld: boolean,
  { reason, now }: End,
) => {
  const template = isUpheld ? 'chat_report_upheld' : 'chat_report_declined'
  const news = { reason, now, once: `chat-report:${id}` } as const
  const [forBuyer, forShop] = [storefrontLinks.chat(conversationId), storefrontLinks.shopRecord('chat', conversationId)]
  const warn = isUpheld && ({ ...news, once: `${news.once}:warned`, template: 'chat_warned' } as const)
  if (side === 'customer') {
    await notify(tx, buyerId, { ...news, template, link: forBuyer })
    if (warn && shopId !== null) await notifyOwner(tx, shopId, { ...warn, template: 'chat_shop_warned', link: forShop })
    return
  }
  if (shopId !== null)
    await notifyOwner(tx, shopId, { ...news, template: isUpheld ? 'chat_shop_report_upheld' : 'chat_shop_report_declined', link: forShop })
  if (warn) await notify(tx, buyerId, { ...warn, link: forBuyer })
}

const decide = async (tx: Tx, decision: Decision): Promise<{ done: true } | DecisionRefused> => {
  const report = await lockChatReport(tx, decision.id)
  if (!report) throw new Error(`there is no report ${decision.id}`)
  if (report.state !== 'open') return refused('decided_already', { decision: report.state })
  if (report.version !== decision.version) return refused('changed_meanwhile', { current: report.version })
  if (!decision.reason) return refused('field_missing', { fields: { reason: 'missing' } })
  const isUpheld = decision.decision === 'approve'
  await closeChatReport(tx, report.id, { state: isUpheld ? 'upheld' : 'declined', message: decision.reason, now: decision.now })
  // An upheld report blocks the conversation for the reporter's side, until the reporter lifts the block.
  if (isUpheld) await blockTalk(tx, report.conversationId, report.side, true)
  await notifySides(tx, report, isUpheld, { reason: decision.reason, now: decision.now })
  return { done: true }
}

const fact = (label: string, value: string, tone: CaseDetails['evidence'][number]['tone'] = 'plain') => ({ label, value, tone })

/** A message as staff read it: author, time, and a marker if it is the reported message. */
const saidFact = ({ id, side, at, text, uploadId, cardKind, cardId }: MessageRow, report: ChatReportRow) => {
  const shown = [text, uploadId && '[picture]', cardKind && `[${cardKind} ${cardId}]`].filter(Boolean).join(' ')
  return fact(
    side === 'customer' ? 'said_customer' : 'said_shop',
    `${at.toISOString().slice(0, 16).replace('T', ' ')} · ${shown}`,
    id === report.messageId ? 'bad' : 'plain',
  )
}

/** Source of the staff queue for reported conversations, with the messages around the reported one. */
export const talkCase: CaseSource = {
  kind: 'talk',
  rows,
  lock: lockChatReport,
  decisions: ({ open }) => (open ? ['approve', 'refuse'] : []),
  needsTwo: async () => false,
  facts: async ({ db }, { id }) => {
    const report = await findChatReport(db, id)
    if (!report) throw new Error(`there is no report ${id}`)
    const [shop, buyer, said] = await Promise.all([
      report.shopId === null ? null : shopWithOwner(db, report.shopId),
      customerById(db, report.buyerId),
      messagesAround(db, report.conversationId, report.messageId),
    ])
    return {
      evidence: [
        fact('reported_by', report.side === 'customer' ? 'customer' : 'shop'),
        fact('shop', shop?.name ?? ''),
        fact('said_customer', buyer.fullName),
        fact('reason', report.reason),
        fact('note', report.note),
        ...said.map((each) => saidFact(each, report)),
      ],
      uploadIds: said.flatMap(({ uploadId }) => uploadId ?? []),
      flags: [],
      duplicates: [],
      history: [
        {
          at: report.madeAt,
          actor: `${report.side === 'customer' ? 'customer' : 'seller'}:${report.customerId}`,
          what: 'reported',
          note: report.note || null,
        },
        ...(report.decidedAt ? [{ at: report.decidedAt, actor: 'staff', what: report.state, note: report.message }] : []),
      ],
    }
  },
  decide: (_kernel, tx, decision) => decide(tx, decision),
}
