import type { Line, Transfer, Withdrawal } from '@plaza/contract'
import type { Activity } from '../activity.ts'
import { type RecordState, readReference } from '../kinds.ts'

/** The wallet transaction whose receipt is open. */
export type Opened =
  | { kind: 'recharge'; id: string }
  | { kind: 'line'; line: Line; state: RecordState }
  | { kind: 'withdrawal'; withdrawal: Withdrawal }
  | { kind: 'transfer'; transfer: Transfer }

/** A ledger line created by a recharge opens the receipt of that recharge. */
export const openedFrom = ({ line, recharge, state }: Activity): Opened => {
  if (recharge) return { kind: 'recharge', id: recharge.id }
  const { about, id } = readReference(line.reference)
  return about === 'recharge' && id ? { kind: 'recharge', id } : { kind: 'line', line, state }
}

/** Subject of a support question about a wallet transaction: `recharge:7`. */
export const subjectOf = (opened: Opened): string => {
  if (opened.kind === 'recharge') return `recharge:${opened.id}`
  if (opened.kind === 'line') return opened.line.reference
  return opened.kind === 'withdrawal' ? `withdraw:${opened.withdrawal.id}` : `transfer:${opened.transfer.id}`
}
