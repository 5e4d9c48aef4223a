import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inRoot } from './paths.mjs'
import { must, run, runNode } from './run.mjs'
import { readStamp, writeStamp } from './stamps.mjs'
import { step } from './tell.mjs'

/** Installs the packages when none are there, or when others are wanted than those that are. */
export async function ensureInstalled() {
  const lock = await readFile(inRoot('package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex')
  const wanted = JSON.parse(lock).packages
  const whole = ownFoldersAreThere(wanted)
  if (whole && (await readStamp('installed')) === stamp) return
  if (!whole || !(await areInstalled(wanted))) await step('Packages are installed', () => install(wanted))
  await writeStamp('installed', stamp)
}

/** Some packages lie in the folders of workspaces, where they can be lost alone. */
function ownFoldersAreThere(wanted) {
  const inWorkspaces = Object.entries(wanted).filter(
    ([path, { optional }]) => !optional && /^(?!node_modules\/).*\/node_modules\//.test(path),
  )
  return inWorkspaces.every(([path]) => isUnpacked(path))
}

/** npm writes down at the end of an install what it installed. */
async function areInstalled(wanted) {
  const text = await readFile(inRoot('node_modules/.package-lock.json'), 'utf8').catch(() => null)
  if (!text) return false
  const found = JSON.parse(text).packages
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/') || link) return true
    return found[path] ? found[path].version === version : Boolean(optional || devOptional || peer)
  })
}

async function install(wanted) {
  const folders = Object.entries(wanted)
    .filter(([path, facts]) => path.includes('node_modules/') && !facts.link && isForHere(facts))
    .map(([path]) => path)
  console.log(`  Installing ${folders.length} packages; this is needed once …`)
  const ticker = setInterval(() => console.log(`    ${folders.filter(isUnpacked).length} of ${folders.length}`), 5000)
  // Building needs the packages of development too, whatever NODE_ENV says.
  const given = ['ci', '--include=dev', '--no-audit', '--no-fund']
  try {
    await must('Installing the packages', runNpm(given))
  } finally {
    clearInterval(ticker)
  }
}

const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
const isUnpacked = (path) => existsSync(inRoot(path, 'package.json'))

function runNpm(given) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? runNode([npm, ...given]) : run('npm', given)
}
