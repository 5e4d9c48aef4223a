import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inCache } from './paths.mjs'
import { must, run } from './run.mjs'

const home = inCache('browser')
export const unpackedBrowser = join(home, 'chromium')

/**
 * Installs the browser for users without admin rights. apt downloads and verifies the distribution's packages, and this function unpacks them into
 * the project.
 */
export async function unpackBrowser(offered, others) {
  const root = join(home, 'root')
  await rm(home, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  const { browser, files } = await download(offered, others)
  for (const file of files) await must('Unpacking a browser', run('dpkg', ['-x', file, root]))
  await rm(join(home, 'apt'), { recursive: true, force: true })
  await writeStarter(root, browser)
}

/**
 * Downloads the available browser, the other packages, and the dependencies that this machine lacks. apt uses lists and files in a folder of the
 * project.
 */
async function download(offered, others) {
  const state = join(home, 'apt/state')
  const cache = join(home, 'apt/cache')
  await mkdir(join(state, 'lists/partial'), { recursive: true })
  await mkdir(join(cache, 'archives/partial'), { recursive: true })
  const settings = join(home, 'apt/settings')
  const lines = [`Dir::State "${state}";`, `Dir::Cache "${cache}";`, 'Dir::State::status "/var/lib/dpkg/status";', 'Debug::NoLocking "1";']
  await writeFile(settings, `${lines.join('\n')}\n`)
  const env = { APT_CONFIG: settings }
  const apt = (...args) => must('Fetching a browser', run('apt-get', args, { env }))
  await apt('update')
  const browser = await offered(env)
  await apt('install', '-y', '--download-only', '--reinstall', '--no-install-recommends', browser, ...others)
  const archives = join(cache, 'archives')
  const files = (await readdir(archives)).filter((name) => name.endsWith('.deb')).map((name) => join(archives, name))
  return { browser, files }
}

const fontSettings = (root) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${root.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Writes a script that starts the browser. The script sets the folders of these libraries, which the loader does not search by default. */
async function writeStarter(root, browser) {
  const libraries = join(root, 'usr/lib')
  const folders = (await readdir(libraries)).filter((name) => name.includes('-linux-gnu'))
  const paths = [
    ...folders.flatMap((name) => [`usr/lib/${name}`, `usr/lib/${name}/nss`, `usr/lib/${name}/pulseaudio`, `lib/${name}`]),
    'usr/lib',
    'lib',
  ]
  const starter = `#!/bin/sh
home=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="${paths.map((path) => `$home/root/${path}`).join(':')}"
export FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/root/usr/lib/chromium/${browser}" "$@"
`
  await writeFile(join(home, 'fonts.conf'), fontSettings(root))
  await writeFile(unpackedBrowser, starter, { mode: 0o755 })
}
