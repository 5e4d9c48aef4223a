import { describe, expect, test } from 'vitest'
import { passwordFaults } from './plan-password.ts'

describe('password rules', () => {
  const faults = (password: string, more = {}) =>
    passwordFaults({ password, confirmation: password, minLength: 8, fullName: 'Ya-Ting Lin', email: 'lin.88@people.example', ...more })
  test.each(['password1', 'PASSWORD1', 'iloveyou', '11111111', 'abababab'])('%s is too common', (common) =>
    expect(faults(common)).toEqual({ password: 'too_common' }),
  )
  test.each(['yatinglin', 'Ya-Ting Lin', 'YaTing2026', 'lin.88@people.example', 'Lin12345!'])('%s contains the own name', (own) =>
    expect(faults(own)).toEqual({ password: 'own_name' }),
  )
  test.each(['mango river', '七個漢字也可以嗎', 'correct horse', '        x y'])('“%s” is accepted', (good) =>
    expect(faults(good)).toEqual({}),
  )
  test('counts characters as people do', () => {
    expect(faults('👩‍🚀🌍🌞🌝')).toMatchObject({ password: 'too_short' })
    expect(faults('1234567')).toEqual({ password: 'too_short' })
  })
})
