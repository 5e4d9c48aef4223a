import { refused } from '@plaza/values'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Editable } from '../../../approvals/changelog/index.ts'
import { addRate, currencyRows, latestRate, writeCurrency } from '../../../foundation/settings/index.ts'
import { baseCurrency } from './base-currency.ts'

export type CurrencyState = { symbol: string; rate: string; effective_at: string; rank: number; enabled: boolean }

/** Makes currencies editable. The state is the latest rate, even if it takes effect later. */
export const currencyEdits: Editable = {
  kind: 'currency',
  roles: ['owner'],
  read: async (db, code) => {
    const row = (await currencyRows(db)).find((each) => each.code === code)
    const latest = row && (await latestRate(db, code))
    if (!row || !latest) return null
    const { symbol, rank, enabled } = row
    return { symbol, rate: latest.rate, effective_at: latest.effectiveAt.toISOString(), rank, enabled } satisfies CurrencyState
  },
  write: async (tx, code, state, { operatorId, now }) => {
    if (code === null) throw new Error('a currency is named by its code')
    const rows = await currencyRows(tx)
    const before = rows.find((each) => each.code === code)
    // Old orders still refer to the currency, so deleting it only disables it.
    const wanted = state as CurrencyState | null
    if (wanted === null) {
      if (before) await writeCurrency(tx, { ...before, enabled: false })
      return code
    }
    if (code === (await baseCurrency(tx)) && (Number(wanted.rate) !== 1 || !wanted.enabled))
      return refused('field_wrong', { fields: wanted.enabled ? { rate: 'base' } : { enabled: 'base' } })
    await writeCurrency(tx, { code, symbol: wanted.symbol, rank: wanted.rank, enabled: wanted.enabled })
    const latest = await latestRate(tx, code)
    const effectiveAt = new Date(Math.max(now.getTime(), Date.parse(wanted.effective_at)))
    const isPlanned = latest !== null && latest.effectiveAt > now
    if (latest?.rate !== wanted.rate || isPlanned || effectiveAt > now)
      await addRate(tx, { code, rate: wanted.rate, effectiveAt, operatorId, now })
    await changed(tx, ['settings'])
    return code
  },
}
