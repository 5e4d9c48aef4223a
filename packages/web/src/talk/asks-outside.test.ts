import { expect, test } from 'vitest'
import { asksOutside } from './asks-outside.ts'

test.each([
  ['a wallet', 'Send it to 0x52908400098527886E0F7030069857D2E4169EE7 please'],
  ['a wallet of TRON', 'USD to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['a telephone', 'call me: +66 81 555 0142'],
  ['an account', 'IBAN DE89 3704 0044 0532 0130 00'],
  ['another messenger', 'Add me on WhatsApp'],
  ['another messenger, in Chinese', '加我微信便宜一点'],
  ['a link', 'pay here: https://plaza.example.evil/pay'],
])('warns about %s', (_what, text) => expect(asksOutside(text)).toBe(true))

test.each([
  ['a size', 'Is it 42 x 30 cm, or 120?'],
  ['an order of long ago', 'My order is 20261121-0087'],
  ['an order', 'My order is 20261121-7K3QXM'],
  ['an order whose signs are figures', 'My order is 20261121-739284'],
  ['a price', 'It was $1,250.00 last week'],
  ['thanks', 'ขอบคุณค่ะ 谢谢 😀'],
])('does not warn about %s', (_what, text) => expect(asksOutside(text)).toBe(false))
