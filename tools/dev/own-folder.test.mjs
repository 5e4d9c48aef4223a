import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeFolder } from './own-folder.mjs'

let parent
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'plaza-folder-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

test('who comes second has a folder of its own, until the first one has left', async () => {
  const first = await takeFolder(parent)
  const second = await takeFolder(parent)
  expect([first.name, second.name]).toEqual(['dev', 'dev-2'])
  await first.leave()
  expect((await takeFolder(parent)).folder).toBe(join(parent, 'dev'))
})

test('the folder of a process that was killed is free', async () => {
  mkdirSync(join(parent, 'dev'))
  // A process ID larger than any possible one.
  writeFileSync(join(parent, 'dev/running.pid'), '99999999')
  expect((await takeFolder(parent)).name).toBe('dev')
})

test('a folder is free whose process number belongs to another process by now', async () => {
  mkdirSync(join(parent, 'dev'))
  writeFileSync(join(parent, 'dev/running.pid'), `${process.pid}\nan earlier start`)
  expect((await takeFolder(parent)).name).toBe('dev')
})
