import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNames, openOwnersMall, type DemoMall } from './demo-mall.ts'
import { metricNames } from './scrape.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const rules = read('deploy/prometheus/plaza.rules.yml')
const page = read('docs/operating/alerts.md')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const alerts = all(rules, /^ +- alert: (\w+)$/gm)
type Panel = { title: string; targets?: { expr: string }[] }
const panels = (JSON.parse(read('deploy/grafana/plaza.json')) as { panels: Panel[] }).panels
const expressions = [
  ...all(rules, /^ +expr: (.+)$/gm).map((expr, at) => [alerts[at] ?? '', expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
]

let mall: DemoMall
let exposed: ReadonlySet<string>
beforeAll(async () => {
  mall = await openOwnersMall({ METRICS_TOKEN: 'a token of sixteen signs' })
  exposed = await metricNames(mall)
})
afterAll(() => mall.end())

test.each(expressions)('%s names metrics that the mall exposes: %s', (_where, expr) => {
  const named = all(expr, /\b((?:plaza|process|nodejs)_\w+)/g)
  expect(named.length + all(expr, /\b(up)\{/g).length).toBeGreaterThan(0)
  expect(named.filter((name) => !exposed.has(name))).toEqual([])
  expect(all(expr, /\bcall="(\w+)"/g).filter((name) => !callNames.includes(name))).toEqual([])
})

test('the page has a section for each alert, in the same order, and each alert links to its own', () => {
  expect(alerts.length).toBeGreaterThan(15)
  expect(all(page, /^## (.+)$/gm)).toEqual(alerts)
  expect(all(rules, /^ +runbook_url: (.+)$/gm)).toEqual(alerts.map((name) => `docs/operating/alerts.md#${name.toLowerCase()}`))
  expect(all(rules, /^ +summary: '(.+)'$/gm)).toHaveLength(alerts.length)
  expect(all(rules, /^ +severity: (critical|warning)$/gm)).toHaveLength(alerts.length)
})

test('each section says what to look at and what to do', () => {
  for (const section of page.split(/^## /m).slice(1)) expect(section).toMatch(/^\w+\n\n[\s\S]+\n\nLook at:\n\n- [\s\S]+\n\nDo:\n\n- /)
})

test('metrics that the page names exist', () => {
  expect(all(page, /\b(plaza_[a-z_]+)/g).filter((name) => !exposed.has(name))).toEqual([])
})

test('promtool has a firing and a quiet case of each alert', () => {
  const cases = all(read('deploy/prometheus/plaza.rules.test.yml'), /^ +- name: (.+)$/gm)
  expect(cases).toEqual(alerts.flatMap((name) => [`${name} fires`, `${name} is quiet`]))
})
