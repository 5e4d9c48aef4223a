import { dayMs, formatMoney, minor, nothing, sumMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { destinationsOf } from '../../../identity/accounts/payouts/index.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import type { CaseDetails } from '../../../approvals/queue/sources/index.ts'
import { availableOf, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { balancesOf, accountLines } from '../../../foundation/ledger/books/index.ts'
import { walletHistory } from '../records/history-rows.ts'
import { unsealDestination } from './destinations.ts'
import { withdrawalRecordName } from './show-withdrawal.ts'
import type { WithdrawalRow } from './withdrawal-rows.ts'

type Evidence = CaseDetails['evidence'][number]
const plain = (label: string, value: string): Evidence => ({ label, value, tone: 'plain' })

/** Other customers who withdraw to the same payout destination. */
const sharedWith = async (db: Db, row: WithdrawalRow): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select distinct customer_id::text as id from wallet.withdrawal
    where destination_key = ${row.key} and customer_id <> ${row.customerId} limit 10`
  return found.map((each) => each.id)
}

type Other = { id: string; why: 'same_destination' | 'same_person' }
/** Other unfinished withdrawals of the same person, or to the same payout destination. */
const openBeside = (db: Db, row: WithdrawalRow): Promise<Other[]> =>
  query<Other>(db)`select id, case when destination_key = ${row.key} then 'same_destination' else 'same_person' end as why
    from wallet.withdrawal where id <> ${row.id} and state in ('submitted', 'approved')
      and (destination_key = ${row.key} or customer_id = ${row.customerId}) order by id desc limit 10`

const paidBefore = async (db: Db, row: WithdrawalRow): Promise<number> => {
  const found = await getOne<{ count: number }>(db)`select count(*)::int as count from wallet.withdrawal
    where customer_id = ${row.customerId} and state = 'completed' and id <> ${row.id}`
  return found.count
}

const newestLines = 10
const days = (ms: number) => Math.floor(ms / dayMs)

/** Details of a withdrawal for staff. Only operators who make payouts can read the payout destination. */
export const weighWithdrawal = async (kernel: Kernel, row: WithdrawalRow, { paysOut }: { paysOut: boolean }): Promise<CaseDetails> => {
  const { db, now } = kernel
  const account = row.shopId === null ? availableOf(row.customerId) : shopAvailableOf(row.shopId)
  const threeDaysAgo = new Date(row.askedAt.getTime() - 3 * dayMs)
  const [others, beside, paid, saved, customer, balances, lines, broughtIn, steps] = await Promise.all([
    sharedWith(db, row),
    openBeside(db, row),
    paidBefore(db, row),
    destinationsOf(db, kernel.keys, row.customerId),
    customerById(db, row.customerId),
    balancesOf(db, [account]),
    accountLines(db, { account, limit: newestLines }),
    accountLines(db, { account, kinds: ['recharge'], from: threeDaysAgo, limit: 100 }),
    walletHistory(db, [withdrawalRecordName(row)]),
  ])
  const where = paysOut ? Object.entries(unsealDestination(kernel.keys, row.id, row.sealed).lines) : []
  const standsDays = saved.changedAt ? days(now().getTime() - saved.changedAt.getTime()) : null
  const changedSince = saved.changedAt !== null && saved.changedAt > row.askedAt
  const justBrought = sumMoney(broughtIn.map((line) => line.amount))
  const maxOf = minor((row.amount * 9n) / 10n)
  return {
    evidence: [
      plain('amount', formatMoney(row.amount)),
      plain('fee', formatMoney(row.fee)),
      plain('arrives', formatMoney(minor(row.amount - row.fee))),
      plain('account', row.account),
      plain('destination', `${row.name} ${row.masked}`),
      ...where.map(([name, value]) => plain(`destination_${name}`, value)),
      { label: 'destination_days', value: standsDays === null ? '–' : String(standsDays), tone: changedSince ? 'bad' : 'plain' },
      { label: 'email_verified', value: customer.verified ? 'yes' : 'no', tone: customer.verified ? 'good' : 'bad' },
      { label: 'paid_before', value: String(paid), tone: paid > 0 ? 'good' : 'plain' },
      plain('available', formatMoney(balances[account] ?? nothing)),
    ],
    balanceLines: lines.map(({ at, kind, direction, amount, balanceAfter }) => ({
      ...{ at, kind, amount: `${direction === 'income' ? '' : '-'}${formatMoney(amount)}` },
      balance: formatMoney(balanceAfter),
    })),
    uploadIds: [],
    flags: [
      ...(others.length > 0
        ? [{ flag: 'destination_shared', why: `Other people use the same payout destination: ${others.join(', ')}.` }]
        : []),
      ...(changedSince ? [{ flag: 'destination_changed', why: 'The destination changed after this request.' }] : []),
      ...(paid === 0 ? [{ flag: 'first_withdrawal', why: 'This is the person’s first payout.' }] : []),
      ...(justBrought >= maxOf ? [{ flag: 'in_and_out', why: 'Most of it was recharged in the three days before the request.' }] : []),
      ...(customer.status !== 'active' ? [{ flag: 'account_not_active', why: `The account is ${customer.status}.` }] : []),
    ],
    duplicates: beside.map(({ id, why }) => ({ kind: '400', id, why })),
    history: (steps.get(withdrawalRecordName(row)) ?? []).map(({ at, actor, state, message }) => ({
      at,
      actor,
      what: state,
      note: message,
    })),
  }
}
