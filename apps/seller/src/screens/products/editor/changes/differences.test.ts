import type { ProductContent } from '@plaza/contract'
import { expect, test } from 'vitest'
import { shopProduct } from '../../../../../test/samples.ts'
import { differencesOf, isAnother } from './differences.ts'

const live = shopProduct({ id: '1' }).content
const changed = (more: Partial<ProductContent>) =>
  differencesOf(live, { ...live, ...more }, ({ name_en }) => name_en ?? '')
    .filter(isAnother)
    .map(({ key, live: before, proposed }) => [key, before, proposed])

test.each<[string, Partial<ProductContent>, unknown[]]>([
  ['nothing, where nothing is', {}, []],
  ['a title in one language', { name_th: 'โคมกระดาษ' }, [['name_th', '', 'โคมกระดาษ']]],
  ['pictures in another order', { images: ['b/640.webp', 'a/640.webp'] }, [['pictures', live.images, ['b/640.webp', 'a/640.webp']]]],
  [
    'a variant that goes and one that comes, each with its price',
    { skus: [{ id: null, values: ['Red'], price: '30.00', image: null, items_left: null }] },
    [
      ['price ', '24.00', ''],
      ['price Red', '', '30.00'],
    ],
  ],
])('the list of differences shows %s', (_, more, seen) => {
  expect(changed(more)).toEqual(seen)
})
