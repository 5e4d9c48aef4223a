import { expect, test } from 'vitest'
import { pictureSource } from './picture-address.ts'

test('resolves a relative path against its base and lists the other widths in srcSet', () => {
  const source = pictureSource('/media/', 'abc/640.webp', 3)
  expect(source).toMatchObject({ src: '/media/abc/640.webp', tint: 3 })
  expect(source?.srcSet).toContain('/media/abc/128.webp 128w, /media/abc/256.webp 256w')
})

test('marks a staged picture and uses the staged path in every width', () => {
  const source = pictureSource('/media/', 'abc/staged/640.webp', 3)
  expect(source).toMatchObject({ src: '/media/abc/staged/640.webp', look: 'staged' })
  expect(source?.srcSet).toContain('/media/abc/staged/128.webp 128w, /media/abc/staged/256.webp 256w')
  expect(pictureSource('/media/', 'abc/640.webp', 3)).not.toHaveProperty('look')
  expect(pictureSource('/media/', 'abc/close/640.webp', 3)).toMatchObject({ look: 'close' })
})

test('does not change an absolute address', () => {
  expect(pictureSource('/media/', 'https://elsewhere.example/a.png', 1)).toEqual({ src: 'https://elsewhere.example/a.png', tint: 1 })
})

test('returns undefined without a picture', () => {
  expect(pictureSource('/media/', null, 1)).toBeUndefined()
})
