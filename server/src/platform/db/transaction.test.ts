import { done, refused, type Outcome } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { pipelined } from './pipelining.ts'
import type { Kernel } from '../kernel.ts'
import type { Tx } from './database.ts'
import { transaction } from './transaction.ts'

let open: OpenKernel
let kernel: Kernel
beforeAll(async () => {
  open = await openKernel()
  kernel = open.kernel
  await sql`create table note (id int primary key, text text not null)`.execute(kernel.db)
})
afterAll(() => open.end())
beforeEach(() => sql`truncate note`.execute(kernel.db))

const write = (tx: Tx, id: number, text = 'written') => sql`insert into note values (${id}, ${text})`.execute(tx)
const notes = async () => (await sql<{ id: number }>`select id from note order by id`.execute(kernel.db)).rows.map((row) => row.id)
/** A promise that the test resolves by calling `open`. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

test('writes of a transaction are committed at its end', async () => {
  const outcome = await transaction(kernel, async (tx) => {
    await write(tx, 1)
    return done('well')
  })
  expect(outcome).toEqual({ done: 'well' })
  expect(await notes()).toEqual([1])
})

test('a refusal rolls back and returns its reason with details', async () => {
  const outcome = await transaction(kernel, async (tx) => {
    await write(tx, 1)
    return refused('too_late', { by: 5 })
  })
  expect(outcome).toEqual({ refused: 'too_late', details: { by: 5 } })
  expect(await notes()).toEqual([])
})

test('a thrown error rolls back and is rethrown', async () => {
  const work = transaction(kernel, async (tx) => {
    await write(tx, 1)
    throw new TypeError('a bug')
  })
  await expect(work).rejects.toThrow(TypeError)
  expect(await notes()).toEqual([])
})

test.each(['40001', '40P01', '55P03'])('a transaction that fails with %s is retried until it succeeds', async (code) => {
  let attempts = 0
  await transaction(kernel, async (tx) => {
    attempts += 1
    await write(tx, attempts)
    if (attempts < 3) throw failing(code)
  })
  expect(attempts).toBe(3)
  expect(await notes()).toEqual([3])
})

test('a transaction is attempted four times at most', async () => {
  let attempts = 0
  const work = transaction(kernel, async () => {
    attempts += 1
    throw failing('40001')
  })
  await expect(work).rejects.toThrow('40001')
  expect(attempts).toBe(4)
})

test('another error is not retried', async () => {
  let attempts = 0
  const work = transaction(kernel, async (tx) => {
    attempts += 1
    await write(tx, 1)
    await write(tx, 1)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})

test('two deadlocked transactions both succeed', async () => {
  await transaction(kernel, async (tx) => {
    await write(tx, 1)
    await write(tx, 2)
  })
  let arrived = 0
  const both = gate()
  const touch = (tx: Tx, id: number) => sql`update note set text = text || '+' where id = ${id}`.execute(tx)
  const work = (first: number, second: number) =>
    transaction(kernel, async (tx) => {
      await touch(tx, first)
      if ((arrived += 1) === 2) both.open()
      await both.opened
      await touch(tx, second)
    })
  await Promise.all([work(1, 2), work(2, 1)])
  expect((await sql<{ text: string }>`select text from note order by id`.execute(kernel.db)).rows.map((row) => row.text)).toEqual([
    'written++',
    'written++',
  ])
})

test('a failed pipelined statement fails the next one and rolls back the whole transaction', async () => {
  const aside = (tx: Tx, id: number) => sql`${sql.raw(pipelined)} insert into note values (${id}, 'aside')`.execute(tx)
  const work = transaction(kernel, async (tx) => {
    await write(tx, 1)
    await aside(tx, 1)
    await write(tx, 2)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  await expect(transaction(kernel, (tx) => aside(tx, 3).then(() => aside(tx, 3)))).rejects.toMatchObject({ code: '23505' })
  expect(await notes()).toEqual([])
  await transaction(kernel, (tx) => aside(tx, 4))
  expect(await notes()).toEqual([4])
})

const within = (tx: Tx, work: (tx: Tx) => Promise<Outcome<unknown, string>>) => transaction({ db: tx }, work)

test('a refused nested transaction rolls back alone', async () => {
  await transaction(kernel, async (tx) => {
    await write(tx, 1)
    await within(tx, async (inner) => {
      await write(inner, 2)
      return refused('no')
    })
    await write(tx, 3)
  })
  expect(await notes()).toEqual([1, 3])
})

test('an outer transaction can still be refused as a whole after a refused nested one', async () => {
  await transaction(kernel, async (tx) => {
    await write(tx, 1)
    await within(tx, async (middle) => {
      await write(middle, 2)
      await within(middle, async (inner) => {
        await write(inner, 3)
        return refused('no')
      })
      return refused('no either')
    })
  })
  expect(await notes()).toEqual([1])
})

test('a failed nested transaction rolls back alone, and its catcher continues', async () => {
  await transaction(kernel, async (tx) => {
    await write(tx, 1)
    const inner = within(tx, async (middle) => {
      await write(middle, 2)
      await write(middle, 1)
      return done()
    })
    await inner.catch(() => {})
    await write(tx, 3)
  })
  expect(await notes()).toEqual([1, 3])
})
