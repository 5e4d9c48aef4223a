import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nodeSuits } from './node-versions.mjs'

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['21.7.3', false],
  ['22.0.0', false],
  ['22.12.9', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.2.1', false],
  ['26.0.0', true],
  ['27.1.0', true],
  ['18.20.8', false],
])('Node %s: %s', (version, suits) => {
  expect(nodeSuits(version)).toBe(suits)
})

test('npm asks for the same versions', async () => {
  const { engines } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || ^24.0.0 || >=26.0.0')
})
