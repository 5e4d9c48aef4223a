import { setTimeout as pause } from 'node:timers/promises'
import { adjustBalance, decideCase, signAdjustment } from '@plaza/contract'
import type { Ask } from '../kit/ask.ts'
import { anyOf, type Book, inDollars, type Acknowledged } from './book.ts'

type Staff = { finance: string; risk: string }
type Around = { ask: Ask; book: Book; staff: Staff; owners: readonly string[]; shops: readonly string[]; stopped: () => boolean }
type OptimisticChange = { decision: string; reason?: string; reference?: string }

const openOnes = <T extends Acknowledged<string>>(records: Map<string, T>) => anyOf([...records].filter(([, { end }]) => end === null))

/** An operator who decides random waiting cases. Several operators run simultaneously, and sometimes two of them decide the same case. */
const decideOn = async ({ ask, book, staff, owners, shops, stopped }: Around, desk: number): Promise<void> => {
  let number = 0
  const decide = async (kind: '400' | '500', id: string, token: string, optimisticChange: OptimisticChange) => {
    const records: Map<string, Acknowledged<'completed' | 'failed' | 'cancelled'>> = kind === '500' ? book.recharges : book.withdrawals
    const record = records.get(id)
    const { code, data } = await ask(decideCase, token, { kind, id, version: String(record?.version ?? 1), ...optimisticChange })
    if (code !== 200 || !record) return
    record.version = Math.max(record.version, data.version)
    if (data.state === 'completed' || data.state === 'failed') book.ends(record, data.state)
  }
  const refuse = { decision: 'refuse', reason: 'It never arrived' }
  const aboutRecharge = async () => {
    const id = openOnes(book.recharges)?.[0]
    if (!id) return
    if (Math.random() < 0.15) return decide('500', id, staff.finance, refuse)
    await decide('500', id, staff.finance, { decision: 'approve' })
    const second = decide('500', id, staff.risk, { decision: 'approve' })
    await (Math.random() < 0.2 ? Promise.all([second, decide('500', id, staff.finance, refuse)]) : second)
  }
  const aboutWithdrawal = async () => {
    const id = openOnes(book.withdrawals)?.[0]
    if (!id) return
    if (Math.random() < 0.3) return decide('400', id, staff.finance, refuse)
    await decide('400', id, staff.finance, { decision: 'approve' })
    const paid = decide('400', id, staff.finance, { decision: 'pay', reference: `paid-${id}` })
    const failed = () => decide('400', id, staff.finance, { decision: 'fail', reason: 'The network took it not' })
    await (Math.random() < 0.2 ? Promise.all([paid, failed()]) : paid)
  }
  const adjust = async () => {
    const account = Math.random() < 0.5 ? ('customer' as const) : ('shop' as const)
    const who = anyOf(account === 'customer' ? owners : shops) ?? ''
    const sign = Math.random() < 0.5 ? (1 as const) : (-1 as const)
    const cents = 1 + Math.floor(Math.random() * 500)
    const reason = `adjustment ${desk}-${(number += 1)}`
    const direction = sign === 1 ? 'credit' : 'debit'
    const fields = { account, id: who, direction, amount: inDollars(cents), reason, text: 'A mistake of ours' }
    const { code, data } = await ask(adjustBalance, staff.finance, fields)
    if (code !== 200) return
    book.begins(book.adjustments, data.id, { who, account, cents, sign, end: null, version: 1 })
    const signed = await ask(signAdjustment, staff.risk, { id: data.id, sign: Math.random() < 0.9 ? '1' : '0' })
    if (signed.code === 200 && signed.data.state !== 'signed_once') book.ends(book.adjustments.get(data.id), signed.data.state)
  }
  while (!stopped()) {
    await anyOf([aboutRecharge, aboutWithdrawal, adjust])?.()
    await pause(Math.random() * 50)
  }
}

export const startDeciding = (desks: number, around: Around): Promise<unknown> =>
  Promise.all(Array.from({ length: desks }, (_, at) => decideOn(around, at)))
