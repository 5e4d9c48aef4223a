import { describe, expect, it } from 'vitest'
import { bearsHash, hashVersion3 } from './hash-version-3.ts'
import { readOrderStatus } from './order-status.ts'

/** Fields with a hash that was computed independently of this program. */
const published = {
  clientid: '190100000',
  storetype: '3d_pay',
  amount: '100.25',
  oid: 'order222',
  okUrl: 'https://domain.com/success',
  failUrl: 'https://domain.com/fail_url',
  rnd: 'rand',
  lang: 'tr',
  currency: '949',
  taksit: '',
  islemtipi: 'Auth',
  firmaadi: 'siparis veren',
  Email: 'test@test.com',
  hashAlgorithm: 'ver3',
}
const publishedHash = '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA=='
const awkward = {
  clientid: '700655047520',
  amount: '96.46',
  okurl: 'https://mall.example/ok?a=1|2',
  failUrl: 'C:\\fail|x',
  TranType: 'Auth',
  Instalment: '',
  currency: '949',
  rnd: 'jGSHhnBBfTBHE3wkW6Dx',
  lang: 'tr',
  hash: 'x',
  HASH: 'y',
  Encoding: 'UTF-8',
  oid: 'ORDER256712jbs\\j|ü',
}
const awkwardHash = '+a64YXp+aWtYhfUd+2FABSVy/d5IqPmEwyxTWYDb4LEOCNcmT+rcxlppHhrpuw77JDwAyB0PVfuHnQ1mlhP4AA=='

describe('hash version 3', () => {
  it('matches the published example', () => expect(hashVersion3(published, '123456')).toBe(publishedHash))
  it('escapes bars and backslashes, in the key too, and skips hash and encoding in any spelling', () =>
    expect(hashVersion3(awkward, 'ke|y\\1')).toBe(awkwardHash))
  it('verifies the signed fields and no others', () => {
    const signed = { ...published, HASH: publishedHash }
    expect(bearsHash(signed, '123456')).toBe(true)
    expect(bearsHash({ ...signed, encoding: 'UTF-8' }, '123456')).toBe(true)
    for (const changed of [{ ...signed, amount: '1.00' }, { ...signed, more: '' }, published, { ...signed, HASH: '' }])
      expect(bearsHash(changed, '123456')).toBe(false)
    expect(bearsHash(signed, '1234567')).toBe(false)
  })
})

describe('order status at the bank', () => {
  const said = (more: Record<string, string>) => {
    const { ProcReturnCode = '00', OrderId = 'a', ...extra } = more
    const rest = Object.entries({ CHARGE_TYPE_CD: 'S', ORIG_TRANS_AMT: '12375', TRANS_STAT: 'C', ...extra })
    const tags = rest.map(([name, value]) => `<${name}>${value}</${name}>`).join('')
    return `<CC5Response><OrderId>${OrderId}</OrderId><ProcReturnCode>${ProcReturnCode}</ProcReturnCode><Extra>${tags}</Extra></CC5Response>`
  }
  const paid = { state: 'paid', token: 'a', charged: '12375', currency: 'TRY' }
  it.each([
    [{}, paid],
    [{ TRANS_STAT: 'A' }, paid],
    [{ TRANS_STAT: 'S', ORIG_TRANS_AMT: '123.75' }, paid],
    [{ ORIG_TRANS_AMT: '123.7' }, { ...paid, charged: '12370' }],
    [{ TRANS_STAT: 'D' }, { state: 'failed', reason: 'declined' }],
    [{ TRANS_STAT: 'V' }, { state: 'failed', reason: 'undone' }],
    [{ TRANS_STAT: 'PN' }, { state: 'open' }],
    [{ CHARGE_TYPE_CD: 'C' }, { state: 'open' }],
    [{ ProcReturnCode: '99' }, { state: 'open' }],
  ])('%j is %j', (more, seen) => expect(readOrderStatus(said(more as Record<string, string>), 'TRY')).toEqual(seen))
  it('throws for a page that is no status response', () =>
    expect(() => readOrderStatus('<html>busy</html>', 'TRY')).toThrow('something else'))
})
