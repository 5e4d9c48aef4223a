import { beforeEach, expect, test } from 'vitest'
import { ownChanges } from './own-changes.ts'

let dropped: string[][]
let changes: ReturnType<typeof ownChanges>
beforeEach(() => {
  dropped = []
  changes = ownChanges((tags) => dropped.push([...tags]))
})

test('a notification after the commit invalidates nothing twice', () => {
  const payload = changes.own.stamp('product:1 products')
  changes.own.committed([payload])
  changes.notified(payload)
  expect(dropped).toEqual([['product:1', 'products']])
})
test('a notification before the commit response invalidates immediately, and the commit does not repeat it', () => {
  const payload = changes.own.stamp('product:1')
  changes.notified(payload)
  changes.own.committed([payload])
  expect(dropped).toEqual([['product:1']])
})
test('a commit without a response is applied through its notification', () => {
  changes.notified(changes.own.stamp('product:1'))
  expect(dropped).toEqual([['product:1']])
})
test('two changes of one tag invalidate twice', () => {
  const payloads = [changes.own.stamp('product:1'), changes.own.stamp('product:1')]
  changes.own.committed(payloads)
  for (const payload of payloads) changes.notified(payload)
  expect(dropped).toEqual([['product:1'], ['product:1']])
})
test('notifications of other processes are applied, with and without an id', () => {
  const other = ownChanges(() => {}).own.stamp('shop:2=7')
  changes.notified(other)
  changes.notified(other)
  changes.notified('bell')
  expect(dropped).toEqual([['shop:2=7'], ['shop:2=7'], ['bell']])
})
test('a notification after a lost connection is applied', () => {
  const payload = changes.own.stamp('product:1')
  changes.own.committed([payload])
  changes.forget()
  changes.notified(payload)
  expect(dropped).toHaveLength(2)
})
