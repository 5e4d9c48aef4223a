import { expect, test } from 'vitest'
import { newLines } from './new-lines.mjs'

test('what a later start says again is kept back, and nothing that is new or said later', () => {
  const printed = []
  const lines = newLines((line) => printed.push(line))
  const first = lines.hear(() => true)
  first('  The database is up to date (0.4 s)\n  The mall is ')
  first('open\n')
  lines.firstIsOver()
  let isStarting = true
  const later = lines.hear(() => isStarting)
  later('  The database is up to date (1.2 s)\n  The mall is open\nseen in the code\n')
  isStarting = false
  later('  The mall is open\n')
  expect(printed).toEqual(['  The database is up to date (0.4 s)', '  The mall is open', 'seen in the code', '  The mall is open'])
})
