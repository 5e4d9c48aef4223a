import { expect, test } from 'vitest'
import { pictureAfter } from './picture-keys.ts'

test('arrow keys move to the adjacent picture, Home and End to the first and the last', () => {
  expect(pictureAfter('ArrowRight', 1, 4)).toBe(2)
  expect(pictureAfter('ArrowLeft', 1, 4)).toBe(0)
  expect(pictureAfter('Home', 2, 4)).toBe(0)
  expect(pictureAfter('End', 1, 4)).toBe(3)
})

test('at the end of the gallery a key does nothing', () => {
  expect(pictureAfter('ArrowRight', 3, 4)).toBeUndefined()
  expect(pictureAfter('ArrowLeft', 0, 4)).toBeUndefined()
  expect(pictureAfter('Home', 0, 4)).toBeUndefined()
  expect(pictureAfter('End', 3, 4)).toBeUndefined()
  expect(pictureAfter('Enter', 1, 4)).toBeUndefined()
})
