import { existsSync } from 'node:fs'
import { unpackBrowser, unpackedBrowser } from './browser-unpacked.mjs'
import { must, run } from './run.mjs'
import { Plain, step } from './tell.mjs'

const fonts = ['fonts-noto-core', 'fonts-noto-cjk']
/** Debian's headless Chromium renders the same pages in half the time. Other distributions have only the full Chromium. */
const browserPackages = ['chromium-headless-shell', 'chromium']
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds an installed browser, or installs one: with apt if the user has the rights, otherwise unpacked in the project. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  if ((await run('apt-get', ['--version'])).code !== 0) throw new Plain(noBrowser)
  await step('A browser is installed', install)
  const installed = await findBrowser()
  if (!installed) throw new Plain(noBrowser)
  return installed
}

const noBrowser =
  'There is no browser here, and none could be installed. Install Chromium and set its path: CHROMIUM=/path/to/chromium npm test'

async function findBrowser() {
  const configured = process.env.CHROMIUM
  if (configured && !(await works(configured))) throw new Plain(`CHROMIUM is ${configured}, but it does not start.`)
  for (const candidate of [configured, ...names, unpackedBrowser]) {
    const path = candidate && (await pathOf(candidate))
    if (path && (await works(path))) return path
  }
  return null
}

async function pathOf(name) {
  if (name.includes('/')) return existsSync(name) ? name : null
  for (const folder of (process.env.PATH ?? '').split(':')) if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}

const works = async (path) => (await run(path, ['--version'])).code === 0

async function install() {
  console.log('  Installing a browser; this happens once …')
  if (process.getuid?.() === 0) return installWithApt([])
  if ((await run('sudo', ['-n', 'true'])).code === 0) return installWithApt(['sudo', '-n'])
  return unpackBrowser(offered, ['chromium-common', ...fonts])
}

/** The first of the browser packages that this distribution has. */
async function offered(env = {}) {
  for (const name of browserPackages) if ((await run('apt-cache', ['show', name], { env })).code === 0) return name
  throw new Plain(noBrowser)
}

async function installWithApt(asRoot) {
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=600', ...args]
    return must('Installing a browser', run(command, rest))
  }
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', await offered(), ...fonts)
}
