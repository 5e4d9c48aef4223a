import { describe, expect, test } from 'vitest'
import { fitsForm, isForm, trackingNoOf, trackingPage } from './forms.ts'

describe('tracking numbers', () => {
  test.each([
    [['#{10}', 'JD#{16,20}'], '1234567890', true],
    [['#{10}', 'JD#{16,20}'], `JD${'1'.repeat(18)}`, true],
    [['#{10}', 'JD#{16,20}'], `JD${'1'.repeat(21)}`, false],
    [['@{2}#{9}TH'], 'EF123456789TH', true],
    [['@{2}#{9}TH'], 'EF123456789TW', false],
    [['1Z*{16}'], '1Z999AA10123456784', true],
    [['1Z*{16}'], '1Z999AA1012345678', false],
    [['@{10,60}'], trackingNoOf('\u338f'.repeat(20)), true],
    [['@{10,60}'], trackingNoOf('\u338f'.repeat(21)), false],
  ])('with the forms %j: %s is valid: %s', (forms, no, fits) => expect(fitsForm(forms, no)).toBe(fits))

  test.each([
    ['#{10}', true],
    ['JJD#{16,20}', true],
    ['(a+)+$', false],
    ['.*', false],
    ['#{100}', false],
    ['', false],
  ])('the form %j is valid: %s', (form, isOne) => expect(isForm(form)).toBe(isOne))

  test.each([
    ['1z 999-aa1 0123456784', '1Z999AA10123456784'],
    [' ef123456789th ', 'EF123456789TH'],
    ['１２３４', '1234'],
  ])('the input %j becomes %s', (written, no) => expect(trackingNoOf(written)).toBe(no))

  test('the tracking page URL contains the number', () => {
    expect(trackingPage('https://carrier.example/?no={no}', 'AB1')).toBe('https://carrier.example/?no=AB1')
    expect(trackingPage(null, 'AB1')).toBeNull()
  })
})
