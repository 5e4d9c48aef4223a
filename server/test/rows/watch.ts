import { afterEach, beforeAll, expect, inject } from 'vitest'
import { watchDriver, type Watch } from './watch-driver.ts'

// The test files of one process share the driver.
const shared = globalThis as { rowsWatched?: Watch }
const { begin, faults } = (shared.rowsWatched ??= watchDriver(inject('claims')))

beforeAll(() => begin(expect.getState().testPath ?? ''))
afterEach(() => {
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(`The database answers something else than the code takes it to be:\n${found.join('\n')}`)
})
