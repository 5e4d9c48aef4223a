import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

/** Works that end when they are told to. */
const works = () => {
  const begun: number[] = []
  const ends: ((fails?: Error) => void)[] = []
  const work = (which: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(which)
      ends[which] = (error) => (error ? reject(error) : resolve(which))
    })
  return { begun, ends, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many go on at once, and the others in the order in which they came', async () => {
  const inTurn = turnsOf(2)
  const { begun, ends, work } = works()
  const all = [0, 1, 2, 3].map((which) => inTurn(work(which)))
  await settled()
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await settled()
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await settled()
  ends[3]?.()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('one that fails gives its turn to the next', async () => {
  const inTurn = turnsOf(1)
  const { begun, ends, work } = works()
  const first = inTurn(work(0))
  const second = inTurn(work(1))
  await settled()
  ends[0]?.(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await settled()
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  expect(await second).toBe(1)
  const third = inTurn(work(2))
  await settled()
  expect(begun).toEqual([0, 1, 2])
  ends[2]?.()
  expect(await third).toBe(2)
})
