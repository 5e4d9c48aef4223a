import { describe, expect, test } from 'vitest'
import { type Favourites, createFavourites, maxFavourites, readFavourites, toggleFavourite } from './favourites.ts'

describe('favourites', () => {
  test('the heart adds a product, and a second press removes it', () => {
    const two = toggleFavourite(toggleFavourite([], '7'), '9')
    expect(two).toEqual(['9', '7'])
    expect(toggleFavourite(two, '7')).toEqual(['9'])
  })

  test('drops the oldest above the limit', () => {
    const full = Array.from({ length: maxFavourites }, (_, at) => String(at + 1))
    expect(toggleFavourite(full, '999')).toEqual(['999', ...full.slice(0, -1)])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"a":1}'],
    ['ids that are none', '[7,"x",null]'],
  ])('reads %s as no favourites', (_, text) => expect(readFavourites(text)).toEqual([]))

  test('restores stored favourites and stores each change', () => {
    let keep: Favourites = readFavourites('["7","7","9"]')
    const mine = createFavourites({ read: () => keep, write: (next) => (keep = next) })
    mine.toggle('7')
    expect(keep).toEqual(['9'])
  })
})
