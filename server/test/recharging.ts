import { decideCase, sendRecharge as call, type Upload } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { availableOf, cashOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { moveMoney } from '../src/modules/foundation/ledger/money/post.ts'
import { minor } from '@plaza/values'
import { transaction } from '../src/platform/db/transaction.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedInAs } from './people.ts'
import { multipart, picture } from './pictures.ts'

type Headers = Record<string, string>
let made = 0
export const newKey = (): string => `key-${process.pid}-${(made += 1)}`
export const newTransaction = (): string => (made += 1).toString(16).padStart(64, '0')

/** Uploads a proof image as this user. */
export const sendProof = async (mall: DemoMall, who: Headers, purpose = 'certificate', bytes?: Buffer): Promise<string> => {
  const { headers, payload } = multipart([
    { name: 'purpose', value: purpose },
    { name: 'file', filename: 'proof.png', type: 'image/png', bytes: bytes ?? (await picture('png')) },
  ])
  const answer = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, ...who }, payload })
  return answer.json<{ data: Upload }>().data.id
}

export const sendRecharge = async (mall: DemoMall, who: Headers, more: Record<string, unknown> = {}) =>
  mall.ask(
    call,
    {
      amount: '300',
      wallet: 'USDT-TRC20',
      certificate: [await sendProof(mall, who)],
      transaction_id: newTransaction(),
      idempotency_key: newKey(),
      ...more,
    } as never,
    who,
  )

export const staffAs = async (kernel: Kernel, role: string): Promise<Headers> => {
  const found = await sql<{ id: string }>`select id from staff.operator where role = ${role} order by id limit 1`.execute(kernel.db)
  return signedInAs(kernel, found.rows[0]?.id ?? '', 'operator')
}

export const decide = (mall: DemoMall, who: Headers, fields: Record<string, unknown>) =>
  mall.ask(decideCase, { idempotency_key: newKey(), ...fields } as never, who)

/** Credits money from outside the mall, as if a recharge had been approved. */
export const giveMoney = async (kernel: Kernel, customerId: string, cents: number): Promise<void> => {
  const key = newKey()
  await transaction(kernel, (tx) =>
    moveMoney(tx, {
      key: `given:${key}`,
      kind: 'demo',
      reference: `given:${key}`,
      actor: 'system',
      legs: [{ from: cashOf('given'), to: availableOf(customerId), amount: minor(BigInt(cents)) }],
    }),
  )
}
