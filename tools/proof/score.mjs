import { readFile } from 'node:fs/promises'

/** What one step found: how many tests passed, failed and were skipped, and why when it is not the tests themselves that say so. */
export const score = (passed, failed, skipped = 0, why = '') => ({ passed, failed, skipped, why })

export const sum = (scores) =>
  scores.reduce((all, one) => score(all.passed + one.passed, all.failed + one.failed, all.skipped + one.skipped), score(0, 0))

/** `12 passed, 1 failed`, and the skipped ones only when there are any. */
export const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A step that is one yes or no. */
export const verdict = (code) => (code === 0 ? score(1, 0) : score(0, 1))

const readReport = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))

/** A run that found nothing to test, that broke off, or whose code disagrees with its report never counts as passed. */
function trusted(found, code) {
  if (!found) return score(0, 1, 0, 'it broke off without a report')
  if (found.failed > 0) return found
  if (found.passed + found.skipped === 0) return score(0, 1, 0, 'no test ran')
  return code === 0 ? found : score(found.passed, 1, found.skipped, `its tests passed, but it ended with code ${code}`)
}

export async function scoreOfVitest(path, code) {
  const report = await readReport(path)
  if (!report) return trusted(null, code)
  // A file that could not even be read has no tests of its own to fail.
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const skipped = report.numPendingTests + report.numTodoTests
  return trusted(score(report.numPassedTests, report.numFailedTests + unreadable.length, skipped), code)
}

export async function scoreOfPlaywright(path, code) {
  const report = await readReport(path)
  if (!report) return trusted(null, code)
  const { expected, unexpected, flaky, skipped } = report.stats
  // A browser on a busy machine may need a second try; it is told, so that a fault cannot hide in it.
  const why = flaky > 0 ? `${flaky} passed only on a second try` : ''
  return trusted(score(expected + flaky, unexpected + report.errors.length, skipped, why), code)
}
