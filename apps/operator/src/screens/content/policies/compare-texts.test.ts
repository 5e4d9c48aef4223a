import { expect, test } from 'vitest'
import { blocksOf, compareBlocks } from './compare-texts.ts'

test('splits markup into paragraphs and list items', () => {
  const html = '<h2>Returns</h2><p>Within <strong>7</strong> days.</p><ul><li>unworn</li><li>5 &lt; 6</li></ul>'
  expect(blocksOf(html)).toEqual(['Returns', 'Within 7 days.', 'unworn', '5 < 6'])
})

test('removed and added blocks appear at their positions', () => {
  const compared = compareBlocks(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])
  expect(compared.map(({ is, text }) => `${is} ${text}`)).toEqual(['same a', 'gone b', 'added x', 'same c', 'same d', 'added e'])
  expect(compareBlocks(['a'], ['a'])).toEqual([{ text: 'a', is: 'same' }])
})
