import { expect, test } from 'vitest'
import { gather } from './batch-loader.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('look-ups of one tick are batched, and each gets its own result', async () => {
  const together: number[][] = []
  const double = gather(async (keys: readonly number[]) => {
    together.push([...keys])
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([double(1), double(2), double(2), double(3)])).toEqual([2, 4, 4, 6])
  expect(together).toEqual([[1, 2, 2, 3]])
})

test('a look-up never receives the result of an earlier query', async () => {
  let value = 'before'
  const answers: ((said: string) => void)[] = []
  const read = gather(async (keys: readonly string[]) => {
    const said = value
    await new Promise<string>((resolve) => answers.push(resolve))
    return keys.map(() => said)
  })
  const early = read('a')
  await nextTurn()
  value = 'after'
  const late = read('a')
  await nextTurn()
  expect(answers).toHaveLength(2)
  for (const answer of answers) answer('')
  expect([await early, await late]).toEqual(['before', 'after'])
})

test('a failed query rejects all its callers and no later ones', async () => {
  let works = false
  const read = gather(async (keys: readonly string[]) => {
    if (!works) throw new Error('out of reach')
    return keys
  })
  expect((await Promise.allSettled([read('a'), read('b')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  works = true
  expect(await read('c')).toBe('c')
})
