import { storefrontLinks } from '@plaza/contract'
import { expect, test } from 'vitest'
import { shopNumberIn } from './shop-number.ts'

test.each([
  ['7', '7'],
  [' 12 ', '12'],
  [`https://mall.example/${storefrontLinks.shop('42')}`, '42'],
  [`${storefrontLinks.shop('42')}&tab=products`, '42'],
])('“%s” is shop %s', (typed, id) => expect(shopNumberIn(typed)).toBe(id))

test.each(['', 'Studio North', '0', '07', '-7', '7.5', 'https://mall.example/#/pages/prouduct/detail?id=7', '12345678901234567890'])(
  '“%s” is no shop',
  (typed) => expect(shopNumberIn(typed)).toBeUndefined(),
)
