import { expect, test } from 'vitest'
import { boundsOfCalls } from './read-bounds.ts'

test('the limits of every field of every call match the snapshot', async () => {
  const lines = [...boundsOfCalls()].map(([field, said]) => `${field}: ${said.join(', ')}`).toSorted()
  expect(lines.length).toBeGreaterThan(1000)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fields.txt')
})
