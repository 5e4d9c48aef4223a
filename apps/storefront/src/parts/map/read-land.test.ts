import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { landPath } from './read-land.ts'

test('a ring is drawn from its first point, step by step, and closed', () => {
  expect(landPath('0,0 900,0 0,600\n')).toBe('M128 128L192 128L192 74.326Z')
})

test('the land of the world is all there, and inside the world', () => {
  const path = landPath(readFileSync(new URL('land.txt', import.meta.url), 'utf8'))
  expect(path.match(/M/g)?.length).toBeGreaterThan(100)
  const figures = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  expect(figures.length).toBeGreaterThan(8000)
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...figures)).toBeLessThanOrEqual(256)
})
