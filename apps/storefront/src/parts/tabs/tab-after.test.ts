import { expect, test } from 'vitest'
import { tabAfter } from './tab-after.ts'

const tabs = ['products', 'new', 'about']

test.each([
  ['products', 'ArrowRight', 'new'],
  ['about', 'ArrowRight', 'products'],
  ['products', 'ArrowLeft', 'about'],
  ['new', 'Home', 'products'],
  ['new', 'End', 'about'],
  ['new', 'a', undefined],
])('from %s the key %s selects %s', (tab, key, next) => expect(tabAfter(tabs, tab, key)).toBe(next))
