import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { landPath } from './read-land.ts'

test('draws a ring from its first point by its offsets and closes it', () => {
  expect(landPath('0,0 900,0 0,600\n')).toBe('M128 128L192 128L192 74.342Z')
})

test('land across the date line continues past it', () => {
  expect(landPath('1700,0 3590,0 0,100 -3590,0\n'.replace('1700', '-1790'))).toMatch(/^M0\.711 128L0 128L/)
})

test('the world’s land is complete and inside the world', () => {
  const path = landPath(readFileSync(new URL('land.txt', import.meta.url), 'utf8'))
  expect(path.match(/M/g)?.length).toBeGreaterThan(100)
  const figures = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  expect(figures.length).toBeGreaterThan(8000)
  expect(Math.min(...figures)).toBeGreaterThan(-256)
  expect(Math.max(...figures)).toBeLessThan(512)
})
