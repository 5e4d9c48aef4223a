import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { diskFullLine, isDiskFull, minRoom } from './disk.mjs'
import { inRoot } from './paths.mjs'
import { must, run, runNode } from './run.mjs'
import { readStamp, writeStamp } from './stamps.mjs'
import { Plain, step } from './tell.mjs'
import { inTurn } from './turn.mjs'

/**
 * Installs the packages when none are there, or when others are wanted than those that are. A mall that only starts
 * leaves out what none but tests and tools need (`forTests`).
 */
export const ensureInstalled = ({ forTests = true } = {}) => ensure({ folder: '', of: 'Packages are installed', forTests })

/** Packages that a few tools need and no mall: they lie in a folder of their own, with a lockfile of their own. */
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

/** A folder can be lost alone, above all one of those that lie in workspaces; a part of the house that is new has no link yet. */
function foldersAreThere({ folder }, wanted) {
  return wanted.every(([path, { optional, peer }]) => optional || peer || !isPackage(path) || isUnpacked(folder, path))
}

/** npm writes down at the end of an install what it installed. */
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
  // A start keeps installed test packages, so that a developer who has tested here can go on testing.
  const some = kit.forTests || Object.values(found ?? {}).some(({ dev }) => dev)
  const given = [`--${some ? 'include' : 'omit'}=dev`, '--no-audit', '--no-fund']
  try {
    // After a few changes npm replaces only those packages, so that programs which run from the others are not disturbed.
    if (found && (await tryNpm(kit, 'install', '--no-save', ...given)).code === 0 && (await isReady(kit))) return
    await must('Installing the packages', tryNpm(kit, 'ci', ...given))
  } finally {
    clearInterval(ticker)
  }
}

/** With less room than this a failed install failed because of it. */
const minMb = 10

/** On a full disk npm may leave halves of files, warn, and end well; its list of what it installed is then not to be believed. */
async function tryNpm(kit, ...given) {
  const ended = await runNpm(kit, ...given)
  // Of a full disk of its own cache npm says nothing.
  const isFull = isDiskFull(ended.output) || (ended.code !== 0 && (await minRoom(inRoot(kit.folder))).free < minMb)
  if (!isFull) return ended
  await rm(inRoot(kit.folder, 'node_modules/.package-lock.json'), { force: true })
  throw new Plain(await diskFullLine('Installing the packages', inRoot(kit.folder)))
}

const isPackage = (path) => path.includes('node_modules/')
const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
const isUnpacked = (folder, path) => existsSync(inRoot(folder, path, 'package.json'))

function runNpm({ folder }, ...given) {
  const cwd = inRoot(folder)
  const npm = process.env.npm_execpath
  // npm tells its scripts where the project is; in another folder those values would be wrong.
  const env = { npm_config_local_prefix: undefined, INIT_CWD: cwd }
  return npm?.endsWith('.js') ? runNode([npm, ...given], { cwd, env }) : run('npm', given, { cwd, env })
}
