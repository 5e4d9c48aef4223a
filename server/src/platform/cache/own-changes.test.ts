import { beforeEach, expect, test } from 'vitest'
import { ownChanges } from './own-changes.ts'

let dropped: string[][]
let changes: ReturnType<typeof ownChanges>
beforeEach(() => {
  dropped = []
  changes = ownChanges((tags) => dropped.push([...tags]))
})

test('a notification after the commit drops nothing again', () => {
  const payload = changes.own.stamp('product:1 products')
  changes.own.committed([payload])
  changes.notified(payload)
  expect(dropped).toEqual([['product:1', 'products']])
})
test('a notification that overtakes the answer to the commit drops at once, and the commit drops nothing again', () => {
  const payload = changes.own.stamp('product:1')
  changes.notified(payload)
  changes.own.committed([payload])
  expect(dropped).toEqual([['product:1']])
})
test('a commit whose answer is lost is applied by its notification', () => {
  changes.notified(changes.own.stamp('product:1'))
  expect(dropped).toEqual([['product:1']])
})
test('two changes of the same tag are two changes', () => {
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
test('after a lost connection a notification that arrives is applied', () => {
  const payload = changes.own.stamp('product:1')
  changes.own.committed([payload])
  changes.forget()
  changes.notified(payload)
  expect(dropped).toHaveLength(2)
})
