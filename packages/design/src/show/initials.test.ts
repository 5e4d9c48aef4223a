import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Mali Srisai', 'MS'],
  ['ana maría ruiz', 'AR'],
  ['Ridgeline', 'R'],
  ['  ', ''],
  ['李伟', '李'],
  ['เมธี ใจดี', 'ม'],
  ['3 Studios', '3S'],
  ['"Quoted" Name', 'QN'],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))
