import { expect, test } from 'vitest'
import { boundsOfCalls } from './read-bounds.ts'

test('the bounds of every field of every call are the stored ones', async () => {
  const lines = [...boundsOfCalls()].map(([field, said]) => `${field}: ${said.join(', ')}`).toSorted()
  expect(lines.length).toBeGreaterThan(1000)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fields.txt')
})
