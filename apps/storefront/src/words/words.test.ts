import { languages } from '@plaza/values'
import { plural } from '@plaza/web/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadWords, wordsOf } from './index.ts'

type Leaf = string | ((...args: never[]) => string)
type Tree = { [key: string]: Leaf | Tree }
const leavesOf = (tree: Tree, path = ''): [string, Leaf][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leavesOf(value, `${path}${key}.`) : [[path + key, value] as [string, Leaf]],
  )
const said = (leaf: Leaf, ...args: unknown[]) => (typeof leaf === 'string' ? leaf : leaf(...(args as never[])))

beforeAll(async () => void (await Promise.all(languages.map(loadWords))))

describe.each(languages)('texts in %s', (language) => {
  test('no text is empty or has an exclamation mark', () => {
    const wrong = leavesOf(wordsOf(language)).filter(([, leaf]) => !/^[^!！]*[^!！\s][^!！]*$/.test(said(leaf, 3, 5)))
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('parameters appear in the text', () => {
    const { home, product } = wordsOf(language)
    expect(home.shown(24, 812)).toMatch(/24[^]*812|812[^]*24/)
    expect(product.added(1)).toContain('x1')
    expect(product.add('Teapot')).toContain('Teapot')
  })
})

describe('plurals', () => {
  test('singular and plural differ', () => {
    expect([0, 1, 2].map((n) => wordsOf('en').nav.cartItems(n))).toEqual(['0 items', '1 item', '2 items'])
    expect([1, 4].map((n) => wordsOf('es').product.left(n))).toEqual(['Solo queda 1', 'Solo quedan 4'])
  })

  test('a language without the form uses the general one', () => {
    expect(plural('jp', 1, { one: '# one', other: '#点' })).toBe('1点')
    expect(plural('es', 1_000_000, { one: '#', other: '# artículos' })).toBe('1000000 artículos')
  })
})
