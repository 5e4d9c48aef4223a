import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const shown = (before: string, after: string) => compareVersions(before, after).map(({ is, text }) => `${is}: ${text}`)

test('changed blocks are listed under their heading, and unchanged ones omitted', () => {
  const before = '<h2>Who</h2><p>We</p><h2>When</h2><ul><li>Monday</li><li>Tuesday</li></ul><h2>Where</h2><p>Here</p>'
  const after = '<h2>Who</h2><p>We</p><h2>When</h2><ul><li>Monday</li><li>Friday</li></ul><h2>Where</h2><p>Here</p><p>And there</p>'
  expect(shown(before, after)).toEqual(['same: When', 'gone: Tuesday', 'new: Friday', 'same: Where', 'new: And there'])
})

test('table rows are compared as rows, and equal versions have no differences', () => {
  const table = (days: number) => `<table><tr><td>Return</td><td>${days} days</td></tr></table>`
  expect(shown(table(14), table(30))).toEqual(['gone: Return · 14 days', 'new: Return · 30 days'])
  expect(shown(table(14), table(14))).toEqual([])
  expect(shown('', '<p>First</p>')).toEqual(['new: First'])
})
