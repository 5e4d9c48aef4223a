import type { MallCurrency } from '@plaza/contract'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { currencyRows, rateHistory } from '../../../foundation/settings/index.ts'
import { namesOfStaff } from '../../../identity/staff/operators/index.ts'
import { baseCurrency } from './base-currency.ts'

/** All currencies with their rate history. A newer rate replaces a planned rate that has not taken effect. */
export const toCurrenciesView = async ({ now: clock }: Pick<Kernel, 'now'>, db: Db): Promise<MallCurrency[]> => {
  const now = clock()
  const rows = await currencyRows(db)
  const rates = await rateHistory(db)
  const names = await namesOfStaff(db)
  const base = await baseCurrency(db)
  const codes = rows.map(({ code }) => code)
  const versions = await versionsOf(db, 'currency', codes)
  return rows.map(({ code, symbol, rank, enabled }) => {
    const own = rates.filter((rate) => rate.code === code)
    const inForce = own.find(({ effectiveAt }) => effectiveAt <= now)
    const coming = own.find(({ id, effectiveAt }) => effectiveAt > now && (!inForce || BigInt(id) > BigInt(inForce.id)))
    return {
      ...{ code, symbol, enabled, rank, base: code === base, version: versions.get(code) ?? unchanged },
      rate: inForce?.rate ?? null,
      since: inForce?.effectiveAt.toISOString() ?? null,
      coming: coming ? { rate: coming.rate, effective_at: coming.effectiveAt.toISOString() } : null,
      history: own.map(({ rate, effectiveAt, decidedAt, operatorId }) => ({
        ...{ rate, effective_at: effectiveAt.toISOString(), decided_at: decidedAt.toISOString() },
        by: operatorId === null ? null : (names.get(operatorId) ?? null),
      })),
    }
  })
}
