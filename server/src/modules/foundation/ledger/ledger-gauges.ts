import type { DatabaseGauges } from '../../../platform/observability/database-gauges.ts'
import { checkRuns } from './checks/index.ts'
import { flowsUntilNow } from './room/index.ts'

const money: DatabaseGauges = {
  cachedSeconds: 60,
  gauges: [{ name: 'plaza_money_minor', help: 'Balance of all accounts of a kind, in US cents', label: 'account_kind' }],
  read: async (db) => {
    const kinds = [...(await flowsUntilNow(db))].filter(([address]) => !address.includes('/'))
    return kinds.map(([label, balance]) => ({ name: 'plaza_money_minor', label, value: Number(balance) }))
  },
}

/** Without a check run, the gauges have no values. */
const checks: DatabaseGauges = {
  cachedSeconds: 10,
  gauges: [
    { name: 'plaza_ledger_checks_red', help: 'Checks that failed in the last check of the ledger and that nobody explained' },
    { name: 'plaza_ledger_checked_seconds', help: 'Seconds since the last check of the ledger' },
  ],
  read: async (db) => {
    const [last] = await checkRuns(db, 1)
    if (!last) return []
    const red = last.explained ? 0 : last.results.filter(({ bad }) => bad > 0).length
    return [
      { name: 'plaza_ledger_checks_red', value: last.green ? 0 : red },
      { name: 'plaza_ledger_checked_seconds', value: (Date.now() - last.at.getTime()) / 1000 },
    ]
  },
}

export const ledgerGauges: readonly DatabaseGauges[] = [money, checks]
