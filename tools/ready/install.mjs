import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { diskFullLine, isDiskFull, minRoom } from './disk.mjs'
import { inRoot } from './paths.mjs'
import { must, run, runNode } from './run.mjs'
import { readStamp, writeStamp } from './stamps.mjs'
import { Plain, step } from './tell.mjs'
import { inTurn } from './turn.mjs'

/** Installs the packages if they are missing or outdated. A mall that only starts needs no packages for tests and tools (`forTests`). */
export const ensureInstalled = ({ forTests = true } = {}) => ensure({ folder: '', of: 'Packages are installed', forTests })

/** Installs packages that only a few tools need. These packages have a separate folder and lockfile. */
export const ensureInstalledIn = (folder) => ensure({ folder, of: `The packages of ${folder} are installed`, forTests: true })

async function ensure(kit) {
  if (await isReady(kit)) return
  await inTurn('install', 'installs packages', async () => {
    if (!(await isReady(kit))) await step(kit.of, () => install(kit))
    await writeStamp(stampName(kit), (await readLock(kit)).stamp)
  })
}

async function readLock({ folder, forTests }) {
  const text = await readFile(inRoot(folder, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${text}`).digest('hex')
  const all = Object.entries(JSON.parse(text).packages)
  return { stamp, wanted: forTests ? all : all.filter(([, { dev, devOptional }]) => !dev && !devOptional) }
}

const stampName = ({ folder, forTests }) =>
  ['installed', ...(folder ? [folder.replaceAll('/', '-')] : forTests ? ['for-tests'] : [])].join('-')

async function isReady(kit) {
  const { stamp, wanted } = await readLock(kit)
  if (!foldersAreThere(kit, wanted)) return false
  return (await readStamp(stampName(kit))) === stamp || areInstalled(await readInstalled(kit), wanted)
}

/** Checks each folder, because a single one may be missing, often inside a workspace. A new workspace has no link yet. */
function foldersAreThere({ folder }, wanted) {
  return wanted.every(([path, { optional, peer }]) => optional || peer || !isPackage(path) || isUnpacked(folder, path))
}

/** At the end of an install, npm records the packages that it installed. */
async function readInstalled({ folder }) {
  const text = await readFile(inRoot(folder, 'node_modules/.package-lock.json'), 'utf8').catch(() => null)
  return text ? JSON.parse(text).packages : null
}

function areInstalled(found, wanted) {
  return (
    found !== null &&
    wanted.every(([path, { version, link, optional, devOptional, peer }]) => {
      if (!isPackage(path) || link) return true
      return found[path] ? found[path].version === version : Boolean(optional || devOptional || peer)
    })
  )
}

async function install(kit) {
  const { wanted } = await readLock(kit)
  const paths = wanted.filter(([path, facts]) => isPackage(path) && !facts.link && isForHere(facts)).map(([path]) => path)
  const found = await readInstalled(kit)
  console.log(found ? '  Replacing the changed packages …' : `  Installing ${paths.length} packages; this happens once …`)
  const ticker = setInterval(
    () => console.log(`    ${paths.filter((path) => isUnpacked(kit.folder, path)).length} of ${paths.length}`),
    5000,
  )
  // A start does not remove installed test packages, so that a developer can run the tests again.
  const some = kit.forTests || Object.values(found ?? {}).some(({ dev }) => dev)
  const flags = [`--${some ? 'include' : 'omit'}=dev`, '--no-audit', '--no-fund']
  try {
    // After a few changes, `npm install` replaces only the changed packages. So programs that use the other packages are not disturbed.
    if (found && (await tryNpm(kit, 'install', '--no-save', ...flags)).code === 0 && (await isReady(kit))) return
    await must('Installing the packages', tryNpm(kit, 'ci', ...flags))
  } finally {
    clearInterval(ticker)
  }
}

/** If an install fails with less free space than this, the full disk is the cause. */
const minMb = 10

/** On a full disk npm may write incomplete files, warn, and still succeed. Its list of installed packages is then unreliable. */
async function tryNpm(kit, ...flags) {
  const ended = await runNpm(kit, ...flags)
  // npm does not report when the disk of its own cache is full.
  const isFull = isDiskFull(ended.output) || (ended.code !== 0 && (await minRoom(inRoot(kit.folder))).free < minMb)
  if (!isFull) return ended
  await rm(inRoot(kit.folder, 'node_modules/.package-lock.json'), { force: true })
  throw new Plain(await diskFullLine('Installing the packages', inRoot(kit.folder)))
}

const isPackage = (path) => path.includes('node_modules/')
const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
const isUnpacked = (folder, path) => existsSync(inRoot(folder, path, 'package.json'))

function runNpm({ folder }, ...flags) {
  const cwd = inRoot(folder)
  const npm = process.env.npm_execpath
  // npm passes the project's folder to its scripts. In another folder these values would be wrong.
  const env = { npm_config_local_prefix: undefined, INIT_CWD: cwd }
  return npm?.endsWith('.js') ? runNode([npm, ...flags], { cwd, env }) : run('npm', flags, { cwd, env })
}
