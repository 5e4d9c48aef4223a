import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPerson } from './person.ts'

const fields = { id: 'data.user.open_id', name: 'data.user.display_name' }

test('the profile is read from the configured fields of the platform', () => {
  expect(readPerson({ data: { user: { open_id: 'a7', display_name: ' Rin\u0000Aoki ' } } }, fields)).toEqual({
    subject: 'a7',
    name: 'Rin Aoki',
    email: null,
    emailVerified: false,
  })
  expect(readPerson({ id: 42, name: 'Rin', email: 'rin@clips.example', email_verified: true }, { id: 'id', name: 'name' })).toEqual({
    subject: '42',
    name: 'Rin',
    email: 'rin@clips.example',
    emailVerified: true,
  })
})

test.each([{}, null, 'x', { data: null }, { data: { user: { open_id: '' } } }, { data: { user: { open_id: ['a'] } } }])(
  'a response without a subject (%j) is refused',
  (answer) => expect(() => readPerson(answer, fields)).toThrow('did not say who came'),
)

test('inherited object properties are not fields of the response', () => {
  expect(() => readPerson({}, { id: 'constructor.name', name: 'name' })).toThrow('did not say who came')
})

test('a subject of 255, an email of 254 and a name of 120 characters are accepted, longer ones are not', () => {
  const read = (more: object) => readPerson({ sub: 's', email_verified: true, ...more }, { id: 'sub', name: 'name' })
  const email = (length: number) => `rin@${'x'.repeat(length - 4)}`
  expect(read({ sub: 'x'.repeat(255) }).subject).toHaveLength(255)
  expect(() => read({ sub: 'x'.repeat(256) })).toThrow('did not say who came')
  expect([254, 255].map((length) => read({ email: email(length) }).email)).toEqual([email(254), null])
  expect([120, 121].map((length) => read({ name: 'x'.repeat(length) }).name.length)).toEqual([120, 120])
})

test('a name is short, clean text for any response of the platform', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary', maxLength: 300 }), (rest, name) => {
      const read = readPerson({ sub: 's', name, email: rest }, { id: 'sub', name: 'name' })
      expect(read.name.length).toBeLessThanOrEqual(120)
      // oxlint-disable-next-line no-control-regex -- what a name may not hold
      expect(read.name).not.toMatch(/[\u0000-\u001f\u007f]/)
    }),
  )
})
