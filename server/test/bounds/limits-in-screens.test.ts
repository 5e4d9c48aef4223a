import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Tests that a number with which a screen validates input equals the contract's bound of the field that the screen sends. */
const root = new URL('../../../', import.meta.url).pathname
const fields = readFileSync(new URL('fields.txt', import.meta.url), 'utf8').split('\n')

/** Source text expected in each file. `#` stands for a bound of the field: `from` is the minimum, `to` the maximum. */
type Row = { says: string; field: string; end: 'from' | 'to' }
const rows: Readonly<Record<string, readonly Row[]>> = {
  'apps/operator/src/parts/tell/ReasonSheet.tsx': ['cancelMallOrder', 'disableCustomer', 'enableCustomer', 'reopenShop'].map((call) => ({
    ...{ says: 'const shortest = #\n', field: `${call}.reason`, end: 'from' },
  })),
  'apps/operator/src/screens/shops/SuspendSheet.tsx': [
    { says: 'const shortest = { reason: #,', field: 'suspendShop.reason', end: 'from' },
    { says: ', ground: #,', field: 'suspendShop.ground', end: 'from' },
    { says: ', appeal: # }', field: 'suspendShop.appeal', end: 'from' },
  ],
  'apps/seller/src/screens/inventory/intakes/NewIntakeScreen.tsx': [
    { says: 'Number(text) <= #\n', field: 'applyStock.lines[].quantity', end: 'to' },
  ],
  'apps/storefront/src/parts/checkout/wanted.ts': [{ says: 'typed <= # ?', field: 'addToCart.quantity', end: 'to' }],
}
/** Numbers in screens that the contract does not limit. */
const ownRules: Readonly<Record<string, string>> = {
  'apps/operator/src/screens/queue/adjustments/FindAccount.tsx': 'letters before a search is sent',
  'apps/operator/src/screens/staff/own/OwnPassword.tsx': 'how long a password of the staff is: staff/secrets',
}

/** Matches a source line with a number that validates input. */
const statesOne = /const (?:shortest|minLength) = |\b(?:Number\(\w+\)|typed) [<>]=? [\d_]{2,}/

const boundOf = ({ field, end }: Row): string => {
  const line = fields.find((each) => each.startsWith(`${field}: `)) ?? ''
  return new RegExp(`\\b${end} (\\d+)(?: long)?(?:,|$)`).exec(line)?.[1] ?? `no ${end} of ${field}`
}

test('a number on a screen equals the limit of the field that it sends', () => {
  for (const [file, said] of Object.entries(rows)) {
    const text = readFileSync(root + file, 'utf8').replace(/(?<=\d)_(?=\d)/g, '')
    for (const row of said) expect([file, row.field, text.includes(row.says.replace('#', boundOf(row)))]).toEqual([file, row.field, true])
  }
})

test('every screen with such a number is in the table', () => {
  const found = ['apps', 'packages/console/src', 'packages/web/src'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/src\/|^packages/.test(`${folder}/${name}`) && /(?<!\.test)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`)
      .filter((file) => statesOne.test(readFileSync(root + file, 'utf8'))),
  )
  expect(found.toSorted()).toEqual([...Object.keys(rows), ...Object.keys(ownRules)].toSorted())
})
