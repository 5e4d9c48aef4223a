import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inRoot } from './paths.mjs'
import { must, run, runNode } from './run.mjs'
import { readStamp, writeStamp } from './stamps.mjs'
import { step } from './tell.mjs'
import { inTurn } from './turn.mjs'

const installedLock = inRoot('node_modules/.package-lock.json')

/** Installs the packages when none are there, or when others are wanted than those that are. */
export async function ensureInstalled() {
  if (await isReady()) return
  await inTurn('install', async () => {
    if (!(await isReady())) await step('Packages are installed', install)
    await writeStamp('installed', (await readLock()).stamp)
  })
}

async function readLock() {
  const text = await readFile(inRoot('package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${text}`).digest('hex')
  return { stamp, wanted: JSON.parse(text).packages }
}

async function isReady() {
  const { stamp, wanted } = await readLock()
  if (!foldersAreThere(wanted)) return false
  return (await readStamp('installed')) === stamp || areInstalled(wanted)
}

/** A folder can be lost alone, above all one of those that lie in workspaces; a part of the house that is new has no link yet. */
function foldersAreThere(wanted) {
  return Object.entries(wanted).every(([path, { optional, peer }]) => optional || peer || !isPackage(path) || isUnpacked(path))
}

/** npm writes down at the end of an install what it installed. */
async function areInstalled(wanted) {
  const text = await readFile(installedLock, 'utf8').catch(() => null)
  if (!text) return false
  const found = JSON.parse(text).packages
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    if (!isPackage(path) || link) return true
    return found[path] ? found[path].version === version : Boolean(optional || devOptional || peer)
  })
}

async function install() {
  const { wanted } = await readLock()
  const folders = Object.entries(wanted)
    .filter(([path, facts]) => isPackage(path) && !facts.link && isForHere(facts))
    .map(([path]) => path)
  const some = existsSync(installedLock)
  console.log(some ? '  Exchanging the packages that changed …' : `  Installing ${folders.length} packages; this is needed once …`)
  const ticker = setInterval(() => console.log(`    ${folders.filter(isUnpacked).length} of ${folders.length}`), 5000)
  try {
    // Where a few have changed only those are exchanged, under the feet of nobody who runs from the others.
    if (some && (await runNpm('install', '--no-save')).code === 0 && (await isReady())) return
    await must('Installing the packages', runNpm('ci'))
  } finally {
    clearInterval(ticker)
  }
}

const isPackage = (path) => path.includes('node_modules/')
const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
const isUnpacked = (path) => existsSync(inRoot(path, 'package.json'))

// Building needs the packages of development too, whatever NODE_ENV says.
function runNpm(...what) {
  const given = [...what, '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? runNode([npm, ...given]) : run('npm', given)
}
