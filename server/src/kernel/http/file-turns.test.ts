import { expect, test } from 'vitest'
import { fileTurns } from './file-turns.ts'

/** Work that goes on until it is told to end, and knows how much goes on at once. */
const bench = () => {
  const ends: (() => void)[] = []
  let [running, most] = [0, 0]
  const work = () =>
    new Promise<string>((resolve) => {
      running += 1
      most = Math.max(most, running)
      ends.push(() => {
        running -= 1
        resolve('done')
      })
    })
  return { work, endOne: () => ends.shift()?.(), running: () => running, most: () => most }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('files wait until there is room for them, and a small one passes a large one that does not fit', async () => {
  const inTurn = fileTurns({ budgetBytes: 10, mostOfOne: 9 })
  const { work, endOne, running } = bench()
  const all = [inTurn({ bytes: 6, who: 'a' }, work), inTurn({ bytes: 6, who: 'b' }, work), inTurn({ bytes: 3, who: 'c' }, work)]
  await settle()
  expect(running()).toBe(2)
  endOne()
  await settle()
  expect(running()).toBe(2)
  endOne()
  endOne()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
})

test('one person has a few at a time and holds up nobody else', async () => {
  const inTurn = fileTurns({ mostOfOne: 2 })
  const { work, endOne, running, most } = bench()
  const own = Array.from({ length: 5 }, () => inTurn({ bytes: 1, who: 'mali' }, work))
  const other = inTurn({ bytes: 1, who: 'kenji' }, work)
  await settle()
  expect(running()).toBe(3)
  for (let at = 0; at < 6; at += 1) {
    endOne()
    await settle()
  }
  await Promise.all([...own, other])
  expect(most()).toBe(3)
})

test('work that fails gives its room back', async () => {
  const inTurn = fileTurns({ budgetBytes: 1, patienceMs: 500 })
  await expect(inTurn({ bytes: 1, who: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn({ bytes: 1, who: 'a' }, async () => 'fine')).resolves.toBe('fine')
})

test('whoever waits too long, or behind too many, is told to come again', async () => {
  const inTurn = fileTurns({ budgetBytes: 1, mostWaiting: 1, patienceMs: 30 })
  const { work, endOne } = bench()
  const first = inTurn({ bytes: 1, who: 'a' }, work)
  const second = inTurn({ bytes: 1, who: 'b' }, work)
  await expect(inTurn({ bytes: 1, who: 'c' }, work)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  await expect(second).rejects.toMatchObject({ status: 503 })
  endOne()
  await first
})
