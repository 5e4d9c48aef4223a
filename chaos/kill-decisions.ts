import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { decideCase } from '@plaza/contract'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { letItEnd } from './buying/quiet.ts'
import { type Case, makeCases } from './decisions/cases.ts'
import { judgeDecisions } from './decisions/model.ts'
import { decisionPlants, type DecisionPlant, isDecisionPlant } from './decisions/plants.ts'
import { prepareDecisions } from './decisions/prepare.ts'
import { type Ask, makeAsking } from './kit/ask.ts'
import { patiently, withTorturedMall } from './kit/tortured-mall.ts'
import { killDatabase } from './kit/servers.ts'

const people = 16
const rechargesEach = 3
/** Number of cases decided simultaneously. */
const desks = 4
const killEvery = 6
/** Expected codes: success, already decided by the other operator, or changed since the case was read. */
const lateCodes = new Set([200, 3000007, 3000009])

type Staff = Record<'finance' | 'owner' | 'support', string>
/** Two operators with the right to decide both press approve twice, simultaneously. A withdrawal is then marked as paid in the same way. */
const decideAtOnce = async (ask: Ask, staff: Staff, { kind, id, version }: Case): Promise<string[]> => {
  const two = kind === 'refund' ? [staff.support, staff.owner] : [staff.finance, staff.owner]
  const press = (decision: object, seen: string, by: readonly string[]) =>
    Promise.all(by.map((token) => ask(decideCase, token, { kind, id, version: seen, ...decision })))
  const answers = await press({ decision: 'approve' }, version, [...two, ...two])
  // A small withdrawal or a refund needs one approval, so the second operator is too late.
  if (kind === '400') {
    const seen = String(Math.max(...answers.flatMap(({ code, data }) => (code === 200 ? [data.version] : []))))
    answers.push(
      ...(await press({ decision: 'pay', reference: `paid-${id}` }, seen, [staff.finance, staff.owner, staff.finance, staff.owner])),
    )
  }
  const codes = answers.map(({ code }) => code)
  const isTaken = codes.includes(200) && codes.every((code) => lateCodes.has(code))
  return isTaken ? [] : [`the case ${kind} ${id} was answered as ${codes.join(', ')}`]
}

/** Two operators decide the same cases with double presses on four servers, while servers and PostgreSQL are killed. */
export const killDecisions = (
  plant: DecisionPlant | null,
  publish: (line: string) => void = () => {},
): Promise<{ line: string; faults: string[] }> => {
  const prepare = (kernel: Kernel) => prepareDecisions(kernel, people, rechargesEach)
  return withTorturedMall({ fault: plant && decisionPlants[plant], servers: 4, publish, prepare }, async (kernel, servers, prepared) => {
    const { ask, askAgain, asked: sentRequests } = makeAsking(servers.anyUrl)
    const cases = await makeCases(kernel, ask, prepared)
    const before = sentRequests.length
    const faults: string[] = []
    const left = cases.toSorted(() => Math.random() - 0.5)
    const kills = { servers: 0, databases: 0 }
    const kill = async () => {
      while (servers.urls().length < 2) await pause(100)
      if ((kills.servers + kills.databases) % 3 === 2) {
        await killDatabase()
        kills.databases += 1
      } else {
        servers.killOne()
        kills.servers += 1
      }
      publish(`${left.length} cases are left, killed ${kills.servers} servers and ${kills.databases} databases`)
    }
    const work = async () => {
      for (let each = left.pop(); each; each = left.pop()) {
        const deciding = decideAtOnce(ask, prepared.staff, each)
        if (left.length % killEvery === 0) await pause(Math.random() * 30).then(kill)
        faults.push(...(await deciding))
      }
    }
    await Promise.all(Array.from({ length: desks }, work))
    const presses = sentRequests.slice(before)
    const others = await askAgain()
    const stuck = await letItEnd(kernel)
    const [fallen, failures] = [[...servers.fallen()], servers.failures()]
    await servers.stop()
    const wrong = await patiently(() => judgeDecisions(kernel, cases))
    const many = (kind: Case['kind']) => cases.filter((each) => each.kind === kind).length
    return {
      line:
        `${many('500')} recharges, ${many('400')} withdrawals and ${many('refund')} refunds decided by ${presses.length} presses, ` +
        `${presses.filter(({ attempts }) => attempts > 1).length} sent more than once; ${kills.servers} servers and ${kills.databases} databases killed`,
      faults: [
        ...faults,
        ...wrong,
        ...stuck,
        ...failures,
        ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  })
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const name = process.argv.includes('--plant') ? (process.argv[process.argv.indexOf('--plant') + 1] ?? '') : null
  if (name !== null && !isDecisionPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(decisionPlants).join(', ')}.`)
  const { line, faults } = await killDecisions(name, (progress) => console.log(`  ${progress}`))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'every case was decided once' : 'cases were not decided once')
  process.exit(faults.length === 0 ? 0 : 1)
}
