import { describe, expect, test } from 'vitest'
import { planEntry, planOrigin, type Tried } from './plan-sign-in.ts'

describe('counting of a login attempt', () => {
  const table: [string, Partial<Tried>, string | null][] = [
    ['with those of all strangers, where it was never used', {}, null],
    ['for the address, where it was used from', { usedAddresses: ['192.0.2.9', '192.0.2.1'] }, 'address 192.0.2.1'],
    ['for the device, where it was used on', { usedDevice: 'a phone' }, 'device a phone'],
    ['for the device, whoever shares its address', { usedDevice: 'a phone', usedAddresses: ['192.0.2.1'] }, 'device a phone'],
  ]
  test.each(table)('%s', (_, tried, origin) => {
    expect(planOrigin({ usedDevice: null, address: '192.0.2.1', usedAddresses: [], ...tried })).toBe(origin)
  })
})

describe('counted login attempt', () => {
  const counted = (count: number, retryAfterSeconds: number | null = null) => ({ count, retryAfterSeconds })
  type Counted = ReturnType<typeof counted>
  const free = { asksCaptcha: false, asksCaptchaNext: false }
  type Counts = { account: Counted; address?: Counted; origin?: string }
  const table: [string, Counts, ReturnType<typeof planEntry>][] = [
    ['goes on, the first', { account: counted(1) }, { ...free, left: 9 }],
    ['goes on, the fifth, and the next proves work', { account: counted(5) }, { ...free, asksCaptchaNext: true, left: 5 }],
    ['proves work, the sixth', { account: counted(6) }, { asksCaptcha: true, asksCaptchaNext: true, left: 4 }],
    [
      'proves work, the sixth from the address',
      { account: counted(1), address: counted(6) },
      { asksCaptcha: true, asksCaptchaNext: true, left: 9 },
    ],
    ['proves work, the tenth', { account: counted(10) }, { asksCaptcha: true, asksCaptchaNext: true, left: 0 }],
    [
      'goes on, where strangers came a hundred times',
      { account: counted(1), address: counted(100) },
      { asksCaptcha: true, asksCaptchaNext: true, left: 9 },
    ],
    ['waits for the account', { account: counted(11, 60) }, { pausedSeconds: 60 }],
    ['waits for the account where it was used, too', { account: counted(11, 60), origin: 'address 192.0.2.1' }, { pausedSeconds: 60 }],
    ['waits for the address', { account: counted(1), address: counted(101, 30) }, { pausedSeconds: 30 }],
    ['waits for whichever takes longer', { account: counted(11, 60), address: counted(101, 90) }, { pausedSeconds: 90 }],
    [
      'does not wait for the address where the account was used',
      { account: counted(1), address: counted(101, 30), origin: 'device a phone' },
      { asksCaptcha: true, asksCaptchaNext: true, left: 9 },
    ],
  ]
  test.each(table)('%s', (_, { account, address = counted(1), origin = null }, entry) => {
    expect(planEntry({ origin, account, address })).toEqual(entry)
  })
})
