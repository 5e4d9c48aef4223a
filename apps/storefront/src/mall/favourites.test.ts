import { describe, expect, test } from 'vitest'
import { type Favourites, createFavourites, maxFavourites, readFavourites, toggleFavourite } from './favourites.ts'

describe('favourites', () => {
  test('a heart takes a product in, and the same heart takes it out', () => {
    const two = toggleFavourite(toggleFavourite([], '7'), '9')
    expect(two).toEqual(['9', '7'])
    expect(toggleFavourite(two, '7')).toEqual(['9'])
  })

  test('the oldest leaves when there are too many', () => {
    const full = Array.from({ length: maxFavourites }, (_, at) => String(at + 1))
    expect(toggleFavourite(full, '999')).toEqual(['999', ...full.slice(0, -1)])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"a":1}'],
    ['ids that are none', '[7,"x",null]'],
  ])('%s is no favourite', (_, text) => expect(readFavourites(text)).toEqual([]))

  test('what was kept is there again, and each change is kept', () => {
    let keep: Favourites = readFavourites('["7","7","9"]')
    const mine = createFavourites({ read: () => keep, write: (next) => (keep = next) })
    mine.toggle('7')
    expect(keep).toEqual(['9'])
  })
})
