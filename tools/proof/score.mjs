import { readFile } from 'node:fs/promises'

/**
 * Result of one step: the number of tests that passed, failed, passed only on a retry (`flaky`) and were skipped. `why` gives the reason if the
 * fault is not in the tests themselves.
 */
export const score = (passed, failed, skipped = 0, why = '', flaky = 0) => ({ passed, failed, flaky, skipped, why })

export const sum = (scores) =>
  scores.reduce(
    (all, one) => score(all.passed + one.passed, all.failed + one.failed, all.skipped + one.skipped, '', all.flaky + one.flaky),
    score(0, 0),
  )

/** A test that passed only on a retry is printed with all its output, but fails no run. */
export const hasFailed = ({ failed }) => failed > 0
export const isWorthReading = ({ failed, flaky }) => failed + flaky > 0

/** The result as text, such as `12 passed, 1 failed`. Flaky and skipped tests appear only if there are any. */
export const inWords = ({ passed, failed, flaky, skipped }) =>
  [`${passed} passed`, `${failed} failed`, ...(flaky > 0 ? [`${flaky} flaky`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(
    ', ',
  )

/** The result of a step that either passes or fails as a whole. */
export const verdict = (code) => (code === 0 ? score(1, 0) : score(0, 1))

const readReport = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))

/** A run without tests, an aborted run, or a run whose exit code contradicts its report never counts as passed. */
function trusted(found, code) {
  if (!found) return score(0, 1, 0, 'it broke off without a report')
  if (hasFailed(found)) return found
  if (found.passed + found.skipped === 0) return score(0, 1, 0, 'no test ran')
  return code === 0 ? found : score(found.passed, 1, found.skipped, `its tests passed, but it ended with code ${code}`)
}

export async function scoreOfVitest(path, code) {
  const report = await readReport(path)
  if (!report) return trusted(null, code)
  // A test file that cannot be loaded. It contains no failed test, so the file counts as a failure.
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
  const why = flaky > 0 ? `${flaky} passed only on a second try` : ''
  return trusted(score(expected, unexpected + report.errors.length, skipped, why, flaky), code)
}
