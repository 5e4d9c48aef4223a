import { adjustBalance } from '@plaza/contract'
import { sql } from 'kysely'
import { availableOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import type { Act, Doer } from './act.ts'
import { codeTo } from './letters.ts'
import { bring, idOf } from './payees.ts'
import { publicIds } from './readings.ts'
import { newKey, newTransaction, staffAs } from './recharging.ts'

const [audit, mail, idempotentAnswer] = ['platform.audit', 'platform.mail', 'platform.idempotent_answer']
const notified = ['notifications.notice', 'platform.live_event']
const [postings, holds] = [
  ['ledger.account', 'ledger.journal', 'ledger.posting'],
  ['ledger.hold', 'wallet.history'],
]
const once = () => ({ idempotency_key: newKey() })

/** Gives a customer money, and a payout account whose waiting period of a day is over. */
const readyToPay = async ({ mall: { kernel }, email }: Doer) => {
  const id = await idOf(kernel, email)
  await bring(kernel, availableOf(id), '100.00')
  await sql`update accounts.payment_settings set changed_at = changed_at - interval '25 hours' where customer_id = ${id}`.execute(kernel.db)
  await sql`update accounts.customer set payouts_paused_until = null where id = ${id}`.execute(kernel.db)
}

/** Test actions of a customer with money. */
export const moneyActs: readonly Act[] = [
  { name: 'reserveRecharge', ask: () => ({ wallet: 'USDT-TRC20', amount: '200.00' }), changes: ['wallet.own_amount', 'wallet.owner'] },
  {
    name: 'bankRecharge',
    ask: () => ({ amount: '200.00', channel: 'card', ...once() }),
    changes: [
      'wallet.recharge',
      'wallet.history',
      'gateways.session',
      'gateways.demo_payment',
      'platform.outbound_call',
      'platform.live_event',
      idempotentAnswer,
    ],
  },
  { name: 'uploadFile', ask: () => ({ purpose: 'certificate' }), changes: ['media.upload'] },
  {
    name: 'sendRecharge',
    ask: ({ learnt }) => ({
      amount: '300',
      wallet: 'USDT-TRC20',
      'certificate[]': learnt.id ?? '',
      transaction_id: newTransaction(),
      ...once(),
    }),
    changes: ['wallet.recharge', 'wallet.recharge_proof', 'wallet.history', 'media.upload', idempotentAnswer, mail, ...notified],
  },
  { name: 'showRecharge', ask: ({ learnt }) => ({ id: learnt.id ?? '' }) },
  { name: 'listRecharges' },
  { name: 'sendCode', ask: () => ({ purpose: 'withdraw' }), changes: ['accounts.code', mail] },
  { name: 'checkWithdrawal', prepare: readyToPay, ask: () => ({ amount: '20.00', destination: 'bank' }) },
  {
    name: 'withdraw',
    ask: async ({ mall, email, password }) => ({
      amount: '20.00',
      wallet: 'bank',
      password,
      code: await codeTo(mall.kernel, email),
      ...once(),
    }),
    changes: ['wallet.withdrawal', 'accounts.code', idempotentAnswer, audit, mail, ...postings, ...holds, ...notified],
  },
  { name: 'listWithdrawals' },
  {
    name: 'cancelWithdrawal',
    takesAway: true,
    ask: ({ learnt }) => ({ id: learnt.id ?? '' }),
    changes: ['wallet.withdrawal', audit, mail, ...postings, ...holds, ...notified],
  },
  { name: 'findRecipient', ask: async ({ mall }) => ({ shop_id: (await publicIds(mall)).shop }) },
  {
    name: 'transferBalance',
    ask: async ({ mall, password }) => ({ shop_id: (await publicIds(mall)).shop, amount: '5.00', password, ...once() }),
    changes: ['wallet.transfer', idempotentAnswer, audit, ...postings, ...holds, ...notified],
  },
  { name: 'listTransfers' },
  {
    name: 'cancelTransfer',
    takesAway: true,
    ask: ({ learnt }) => ({ id: learnt.id ?? '' }),
    changes: ['wallet.transfer', audit, ...postings, ...holds, ...notified],
  },
  { name: 'showBalance' },
  { name: 'listTransactions' },
]

const recharge = async ({ mall: { kernel }, customer = '' }: Doer) => {
  const found = await sql<{ id: string }>`select max(id)::text as id from wallet.recharge
    where customer_id = ${await idOf(kernel, customer)}`.execute(kernel.db)
  return { kind: '500', id: found.rows[0]?.id ?? '' }
}
const adjustment = async ({ mall: { kernel }, customer = '' }: Doer) => ({
  account: 'customer' as const,
  id: await idOf(kernel, customer),
  direction: 'credit' as const,
  amount: '1.00',
  reason: 'A mistake of ours',
  text: 'We made a mistake',
  ...once(),
})
/** Staff who may read the case get a live event when it changes. */
const staffHear = 'platform.live_event of the staff'
const ofCustomer = (tables: readonly string[]) => tables.map((table) => `${table} of the customer`)

/** Test actions of staff on a customer's money. Some actions change the customer's rows, which the customer notices. */
export const officeActs: readonly Act[] = [
  { name: 'listCases' },
  { name: 'showCase', ask: recharge, changes: [audit] },
  { name: 'claimCase', ask: recharge, changes: ['queue.claim', 'queue.history', staffHear] },
  { name: 'releaseCase', takesAway: true, ask: recharge, changes: ['queue.claim', staffHear] },
  {
    name: 'decideCase',
    // A credit needs two operators. The first signature changes none of the customer's rows.
    ask: async (doer) => ({ ...(await recharge(doer)), version: '1', decision: 'approve', ...once() }),
    changes: ['queue.signature', 'queue.history', idempotentAnswer, staffHear],
  },
  { name: 'claimCase', ask: recharge, changes: ['queue.claim', 'queue.history', staffHear] },
  {
    name: 'decideCase',
    takesAway: true,
    // The decision is delayed and then withdrawn, so nothing changes for the customer.
    ask: async (doer) => ({ ...(await recharge(doer)), version: '1', decision: 'refuse', reason: 'not_received', hold: '1', ...once() }),
    changes: ['queue.held', 'queue.claim', idempotentAnswer, staffHear],
  },
  { name: 'undoDecision', takesAway: true, ask: recharge, changes: ['queue.held', 'queue.history', staffHear] },
  {
    name: 'decideCase',
    takesAway: true,
    ask: async (doer) => ({ ...(await recharge(doer)), version: '1', decision: 'refuse', reason: 'It never arrived', ...once() }),
    changes: [
      'queue.claim',
      'queue.decided',
      'queue.history',
      idempotentAnswer,
      audit,
      staffHear,
      ...ofCustomer(['wallet.recharge', 'wallet.history', mail, ...notified]),
    ],
  },
  { name: 'listLedgerChecks' },
  { name: 'checkLedger', changes: ['ledger.check_run'] },
  { name: 'adjustBalance', ask: adjustment, changes: ['queue.adjustment', idempotentAnswer, audit] },
  {
    name: 'signAdjustment',
    prepare: async (doer) => {
      const { mall, learnt } = doer
      learnt.id = (await mall.ask(adjustBalance, await adjustment(doer), await staffAs(mall.kernel, 'finance'))).data.id
    },
    ask: ({ learnt }) => ({ id: learnt.id ?? '', sign: '1', ...once() }),
    changes: [
      'queue.adjustment of the colleague',
      'ledger.journal',
      idempotentAnswer,
      audit,
      ...ofCustomer(['ledger.account', 'ledger.posting', 'platform.live_event']),
    ],
  },
  { name: 'listAdjustments' },
]
