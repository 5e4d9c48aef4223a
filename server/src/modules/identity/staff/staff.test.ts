import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../test/database.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import { makeKernel } from '../../../app.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { hashPassword, passwordMatches } from '../accounts/passwords/passwords.ts'
import { insertOperator } from './operators/operator-rows.ts'
import { inviteFirstOperator } from './invitations/invite-first-operator.ts'

let database: FreshDatabase
let kernel: Kernel
beforeAll(async () => {
  database = await freshDatabase()
  kernel = makeKernel(testEnvironment('/tmp', { PUBLIC_URL: 'https://mall.example' }), database.url)
})
afterAll(async () => {
  await kernel.database.close()
  await database.drop()
})

describe('first operator', () => {
  it('is invited by a link to the staff page; only its hash is stored and only the newest is valid', async () => {
    const first = await inviteFirstOperator(kernel)
    const second = await inviteFirstOperator(kernel)
    expect(second).toMatch(/^https:\/\/mall\.example\/operator\/#\/welcome\?token=[A-Za-z0-9_-]{43}$/)
    expect(second).not.toBe(first)
    const stored = await sql<{ token_hash: Buffer }>`select token_hash from staff.invitation`.execute(kernel.db)
    expect(stored.rows).toHaveLength(1)
    expect(stored.rows[0]?.token_hash.toString('base64url')).not.toBe(second?.split('token=')[1])
  })
  it('is not invited once the mall has an operator', async () => {
    const passwordHash = await hashPassword(kernel, 'a long phrase for keys', { who: 'a test' })
    expect(await passwordMatches(kernel, passwordHash, 'a long phrase for keys', { who: 'a test' })).toBe(true)
    expect(await passwordMatches(kernel, passwordHash, 'another phrase', { who: 'a test' })).toBe(false)
    await transaction(kernel, (tx) =>
      insertOperator(tx, { fullName: 'Olivia Brandt', email: 'olivia@mall.example', passwordHash, role: 'owner', demo: false }),
    )
    expect(await inviteFirstOperator(kernel)).toBeNull()
  })
})
