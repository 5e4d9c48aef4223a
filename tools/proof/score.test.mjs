import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasFailed, inWords, isWorthReading, score, scoreOfPlaywright, scoreOfVitest, sum, verdict } from './score.mjs'

const folder = mkdtempSync(join(tmpdir(), 'plaza-score-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (report) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}
const file = (...statuses) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
const vitest = (passed, failed, files, pending = 0) =>
  written({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: 0, testResults: files })
const playwright = (stats, errors = []) => written({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

test('units that pass are counted', async () => {
  expect(await scoreOfVitest(vitest(2, 0, [file('passed', 'passed')]), 0)).toEqual(score(2, 0))
  expect(await scoreOfVitest(vitest(1, 0, [file('passed')], 3), 0)).toEqual(score(1, 0, 3))
})

test('units that fail are counted', async () =>
  expect(await scoreOfVitest(vitest(1, 1, [file('passed', 'failed')]), 1)).toEqual(score(1, 1)))

test('a file that cannot be read is one failure', async () => {
  expect(await scoreOfVitest(vitest(1, 0, [file('passed'), { status: 'failed', assertionResults: [] }]), 1)).toEqual(score(1, 1))
})

test('a run without a test, without a report or with a bad end has failed', async () => {
  expect(await scoreOfVitest(vitest(0, 0, []), 0)).toEqual(score(0, 1, 0, 'no test ran'))
  expect((await scoreOfVitest(join(folder, 'nothing.json'), 0)).failed).toBe(1)
  expect((await scoreOfVitest(vitest(2, 0, [file('passed', 'passed')]), 1)).failed).toBe(1)
  expect((await scoreOfPlaywright(playwright({}), 0)).failed).toBe(1)
  expect((await scoreOfPlaywright(join(folder, 'nothing.json'), 0)).failed).toBe(1)
})

test('journeys are counted, and one that passed only on a second try is told as flaky and worth reading', async () => {
  expect(await scoreOfPlaywright(playwright({ expected: 5, skipped: 1 }), 0)).toEqual(score(5, 0, 1))
  const flaky = await scoreOfPlaywright(playwright({ expected: 5, flaky: 1 }), 0)
  expect(flaky).toEqual(score(5, 0, 0, '1 passed only on a second try', 1))
  expect([hasFailed(flaky), isWorthReading(flaky), isWorthReading(sum([score(3, 0), flaky])), isWorthReading(score(3, 0))]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(inWords(flaky)).toBe('5 passed, 0 failed, 1 flaky')
  expect(await scoreOfPlaywright(playwright({ expected: 5 }, [{ message: 'no server' }]), 1)).toEqual(score(5, 1))
})

test('the last line sums all steps', () => {
  expect(inWords(sum([verdict(0), verdict(2), score(10, 1)]))).toBe('11 passed, 2 failed')
  expect(inWords(sum([score(3, 0, 2)]))).toBe('3 passed, 0 failed, 2 skipped')
})
