import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Browser, type Page, chromium } from '@playwright/test'

import { type Admin, enterStaff, fillRecharges, openAdmin } from '../bench/kit/desks.ts'
import { type MallProcess, freePort, spawnMall, temporaryFolder } from '../bench/kit/mall-process.ts'
import { familyOf } from '../bench/kit/processes.ts'
import { faultsOfQueue } from './kill-queue.ts'

const cases_ = 50
/** Kills the server after these numbers of decisions; the second time together with PostgreSQL. */
const killsAfter = [12, 32]
const timeoutMs = 8 * 60_000
const roles = ['operator_finance', 'operator_owner'] as const

type Findings = { line: string; faults: string[] }

const asking = async <T>(dataDir: string, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = await openAdmin(dataDir)
  // A kill may end this database connection. The next call opens a new connection.
  admin.on('error', () => {})
  return work(admin).finally(() => admin.end())
}

/** Number of cases with a decision. `ended` is zero until every delayed decision is carried out. */
const doneOf = (dataDir: string): Promise<{ taken: number; ended: number }> =>
  asking(dataDir, async (admin) => {
    const { rows } = await admin.query<{ held: string; ended: string }>(`select (select count(*) from queue.held) as held,
      (select count(*) from wallet.recharge where address = 'an address' and state = 'failed') as ended`)
    const [held, ended] = [Number(rows[0]?.held), Number(rows[0]?.ended)]
    return { taken: held + ended, ended: held === 0 ? ended : 0 }
  }).catch(() => ({ taken: 0, ended: 0 }))

const byWhom = (dataDir: string): Promise<string> =>
  asking(dataDir, async (admin) => {
    const { rows } = await admin.query<{ said: string }>(`select string_agg(name || ' ' || many, ', ') as said from (
      select full_name as name, count(*) as many from queue.history join staff.operator on operator.id = operator_id where what = 'refuse' group by 1) each`)
    return rows[0]?.said ?? 'nobody'
  })

const judge = (dataDir: string): Promise<string[]> =>
  asking(dataDir, async (admin) => (await admin.query<{ fault: string }>(faultsOfQueue)).rows.map(({ fault }) => fault))

/** Opens the recharge queue for an operator in a separate browser. */
const sitsDown = async (browser: Browser, url: string, role: string): Promise<Page> => {
  const token = await enterStaff({ url }, role)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage()
  await page.addInitScript((storedToken) => localStorage.setItem('staff.token', storedToken), token)
  await page.goto(`${url.replace('127.0.0.1', 'operator.localhost')}/#/queue?kind=500`)
  return page
}

/** Decides undecided cases by keyboard only, until there are no more. Skips cases that the other operator claimed, and reloads a failed page. */
const reviews = async (page: Page, backwards: boolean, over: () => boolean): Promise<void> => {
  const refuse = page.getByRole('region', { name: 'Decide' }).getByRole('button', { name: 'Decline', exact: true })
  for (let idle = 0; !over();) {
    const before = page.url()
    if ((await refuse.count()) > 0) {
      for (const key of ['r', '1', 'Enter']) {
        await page.keyboard.press(key)
        await pause(80)
      }
      // The next case opens automatically once the server has accepted the decision.
      const taken = await page
        .waitForURL((url) => url.href !== before, { timeout: 4000 })
        .then(() => true)
        .catch(() => false)
      if (taken) {
        idle = 0
        continue
      }
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press(backwards ? 'k' : 'j')
    await pause(250)
    idle += 1
    if (idle % 8 === 0) await page.reload().catch(() => {})
  }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended together with another process of its group.
  }
}

/** Two operators decide the same fifty cases in their browsers by keyboard only, while the server and its database are killed. */
export const queueByKeys = async (publish: (line: string) => void = () => {}): Promise<Findings> => {
  const folder = await temporaryFolder('queue-by-keys')
  const port = await freePort()
  const start = async (): Promise<MallProcess> => {
    const mall = await spawnMall({ dataDir: folder.path, port })
    await mall.answering()
    return mall
  }
  let mall = await start()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await asking(folder.path, (admin) => fillRecharges(admin, cases_))
    const pages: Page[] = []
    for (const role of roles) pages.push(await sitsDown(browser, mall.url, role))
    let [kills, isOver] = [0, false]
    const killOnce = async () => {
      kills += 1
      for (const pid of kills === 1 ? [mall.pid] : familyOf(mall.pid)) kill(pid)
      await mall.exited
      mall = await start()
    }
    const watch = async () => {
      for (const end = Date.now() + timeoutMs; !isOver && Date.now() < end; await pause(500)) {
        const { taken, ended } = await doneOf(folder.path)
        isOver = ended === cases_
        if (taken < (killsAfter[kills] ?? Number.POSITIVE_INFINITY)) continue
        await killOnce()
        publish(`killed the server${kills === 1 ? '' : ' and PostgreSQL'} after ${taken} decisions`)
      }
      isOver = true
    }
    await Promise.all([...pages.map((page, at) => reviews(page, at > 0, () => isOver)), watch()])
    return { line: `${await byWhom(folder.path)}; ${kills} kills`, faults: await judge(folder.path) }
  } finally {
    await browser.close()
    await mall.stop()
    await folder.remove()
  }
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const { line, faults } = await queueByKeys((each) => console.log(`  ${each}`))
  console.log(`  ${line}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
