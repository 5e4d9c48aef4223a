import { expect, test } from 'vitest'
import { readNumbers } from './read-numbers.ts'

const orders = ['1', '2', '3'].map((id) => ({ id, order_no: `20261121-000${id}` }))

test('assigns one line to each order, in the order of the list', () => {
  expect(readNumbers('AAA\n\n BBB \nCCC', orders)).toEqual({
    numbers: [
      { orderId: '1', trackingNo: 'AAA' },
      { orderId: '2', trackingNo: 'BBB' },
      { orderId: '3', trackingNo: 'CCC' },
    ],
    tooMany: 0,
    missing: 0,
  })
})

test('a line that names its order is assigned to it, pasted from a table or typed', () => {
  expect(readNumbers('20261121-0003\tCCC\n20261121-0001, AA A\nBBB', orders).numbers).toEqual([
    { orderId: '3', trackingNo: 'CCC' },
    { orderId: '1', trackingNo: 'AA A' },
    { orderId: '2', trackingNo: 'BBB' },
  ])
})

test('counts surplus and missing lines', () => {
  expect(readNumbers('A\nB\nC\nD', orders)).toMatchObject({ tooMany: 1, missing: 0 })
  expect(readNumbers('A', orders)).toMatchObject({ tooMany: 0, missing: 2 })
})
