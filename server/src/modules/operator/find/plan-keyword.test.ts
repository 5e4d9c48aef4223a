import { describe, expect, test } from 'vitest'
import { readKeyword, recordOf } from './plan-keyword.ts'

const nothing = {
  number: null,
  orderNo: null,
  orderStart: null,
  orderSigns: null,
  email: null,
  ticket: null,
  reference: null,
  journal: null,
  code: null,
}
const txid = 'a1'.repeat(32)

describe('the meaning of a keyword', () => {
  test.each([
    ['20261121-0087', { orderNo: '20261121-0087', code: '20261121-0087' }],
    [' #20261121–00a7 ', { orderNo: '20261121-00A7' }],
    ['202611210087', { orderNo: '20261121-0087', number: '202611210087', code: '202611210087' }],
    ['No. 17', { number: '17' }],
    ['0', {}],
    ['20261121', { orderStart: '20261121', orderSigns: '20261121', number: '20261121', code: '20261121' }],
    ['20261121–7k', { orderStart: '20261121-7K', code: null }],
    ['-7kf', { orderSigns: '7KF' }],
    ['9'.repeat(18), { number: '9'.repeat(18), code: '9'.repeat(18) }],
    ['9'.repeat(19), { code: '9'.repeat(19) }],
    ['T-000042', { ticket: '42', code: 'T-000042' }],
    ['t42', { ticket: '42', orderSigns: 'T42' }],
    ['order:7', { reference: 'order:7' }],
    ['refund:7:part', { reference: 'refund:7:part' }],
    ['123-1', { journal: '123' }],
    ['mali@people.example', { email: 'mali@people.example' }],
    [`0x${txid}`, { code: `0x${txid}` }],
    ['RA 123 456 785 TH', { code: 'RA123456785TH' }],
    ['Recharge 6', { reference: 'recharge:6' }],
    ['refund 23', { reference: 'refund:23' }],
    ['Withdrawal 9', { reference: 'withdraw:9' }],
    ['Kunde 21', { number: '21' }],
    ['Mali Srisuk', {}],
    ['teapot', { orderSigns: 'TEAPOT' }],
  ])('%s', (keyword, meant) => {
    const { text: _text, ...read } = readKeyword(keyword)
    expect(read).toEqual({ ...nothing, ...meant })
  })

  test.each([
    ['order:7', { kind: 'order', id: '7' }],
    ['refund:7', { kind: 'refund', id: '7' }],
    ['recharge:7', { kind: 'case', caseKind: '500', id: '7' }],
    ['withdraw:7', { kind: 'case', caseKind: '400', id: '7' }],
    ['given:abc', null],
    ['order:abc', null],
    [null, null],
  ])('the reference %s names a record', (reference, record) => {
    expect(recordOf(reference)).toEqual(record)
  })
})
