import { hourMs, dayMs } from '@plaza/values'
import type { RefundKind, RefundState } from '@plaza/contract'

export const maxOffers = 3
/** Maximum number of times that each side may add evidence while staff review the request. */
export const maxAdditions = 5
export const workingDaysToDecide = 5
/** Days that the buyer has to send the goods back. For a withdrawal, the law defines this number. */
const sendBackDays: Readonly<Record<RefundKind, number>> = { refund: 5, return: 5, withdrawal: 14 }

/** Adds working days, which exclude Saturdays and Sundays. */
export const workingDaysAfter = (from: Date, days: number): Date => {
  let at = from
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}

type Waiting = { by: 'customer' | 'seller' | 'staff'; effect: RefundState; dueAt: (from: Date, kind: RefundKind) => Date }
const after = (ms: number) => (from: Date) => new Date(from.getTime() + ms)

/**
 * For each state of a request: who must act, the deadline, and the state that follows a missed deadline. States that are not listed have no
 * deadline.
 */
const waits: Readonly<Partial<Record<RefundState, Waiting>>> = {
  applied: { by: 'seller', effect: 'approved', dueAt: after(48 * hourMs) },
  offered: { by: 'customer', effect: 'applied', dueAt: after(24 * hourMs) },
  awaiting_return: { by: 'customer', effect: 'cancelled', dueAt: (from, kind) => after(sendBackDays[kind] * dayMs)(from) },
  return_shipped: { by: 'seller', effect: 'return_received', dueAt: after(8 * dayMs) },
  rejected: { by: 'customer', effect: 'closed', dueAt: after(48 * hourMs) },
  // The shop owes the refund but cannot pay it yet. Staff may pay it from the mall's money.
  refund_owed: { by: 'seller', effect: 'refund_owed', dueAt: after(14 * dayMs) },
  // If staff do not decide in time, the request is overdue but still waits for staff.
  escalated: { by: 'staff', effect: 'escalated', dueAt: (from) => workingDaysAfter(from, workingDaysToDecide) },
}

export const waitOf = (state: RefundState): Omit<Waiting, 'dueAt'> | null => waits[state] ?? null
export const refundDueAt = (state: RefundState, kind: RefundKind, from: Date): Date | null => waits[state]?.dueAt(from, kind) ?? null

/** Time of the reminder: one day before the deadline for sending the goods back. */
export const remindAfter = (state: RefundState, kind: RefundKind, from: Date): Date | null =>
  state === 'awaiting_return' ? after((sendBackDays[kind] - 1) * dayMs)(from) : null
