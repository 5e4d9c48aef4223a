import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { maskName, maskNumber } from './plan-mask.ts'
import { passwordFaults } from './plan-password.ts'

describe('devices as people call them', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148 Safari/604.1', 'Chrome, iPad'],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    ['curl/8.14.1', 'curl'],
    ['', '?'],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name))
})

describe('what is masked', () => {
  test('shows at most four signs of a number, and of a short one two', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{4,40}$/), (number) => {
        const shown = maskNumber(number).replace('•••• ', '')
        expect(number.endsWith(shown)).toBe(true)
        expect(shown.length).toBeLessThanOrEqual(number.length > 8 ? 4 : 2)
      }),
    )
    expect(maskNumber('')).toBe('')
  })
  test('shows the first sign of each part of a name, in every script', () => {
    expect(maskName('Ada Lovelace')).toBe('A•• L•••••••')
    expect(maskName('林雅婷')).toBe('林••')
    expect(maskName('')).toBe('')
  })
})

describe('a password', () => {
  const faults = (password: string, more = {}) =>
    passwordFaults({ password, confirmation: password, minLength: 8, fullName: 'Ya-Ting Lin', email: 'lin.88@people.example', ...more })
  test.each(['password1', 'PASSWORD1', 'iloveyou', '11111111', 'abababab'])('%s is too common', (common) =>
    expect(faults(common)).toEqual({ password: 'too_common' }),
  )
  test.each(['yatinglin', 'Ya-Ting Lin', 'YaTing2026', 'lin.88@people.example', 'Lin12345!'])('%s is the own name', (own) =>
    expect(faults(own)).toEqual({ password: 'own_name' }),
  )
  test.each(['mango river', '七個漢字也可以嗎', 'correct horse', '        x y'])('“%s” will do', (good) => expect(faults(good)).toEqual({}))
  test('signs are counted as people count them', () => {
    expect(faults('👩‍🚀🌍🌞🌝')).toMatchObject({ password: 'too_short' })
    expect(faults('1234567')).toEqual({ password: 'too_short' })
  })
})
