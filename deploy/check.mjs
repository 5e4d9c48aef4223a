import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCompose } from './check/compose.mjs'
import { checkKubernetes } from './check/kubernetes.mjs'
import { checkSettings } from './check/settings.mjs'

/**
 * `npm run deploy:check` checks each configuration in `deploy/` with the tool that reads it: nginx, HAProxy, Caddy, systemd,
 * pgBackRest and Prometheus. It skips a tool that is not installed. It checks the files for containers itself: names of settings, references, tags
 * of images and hardening. On Debian: apt-get install nginx-light haproxy caddy systemd openssl pgbackrest prometheus.
 */
const folder = mkdtempSync(join(tmpdir(), 'plaza-deploy-'))
const read = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const write = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const isInstalled = (tool) => ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((path) => existsSync(join(path, tool)))
/** Runs a program. Returns its output if it fails, else null. */
const fault = (program, ...args) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, HOME: folder } })
  return status === 0 ? null : (error?.message ?? `${stdout}${stderr}`)
}

/** A certificate of one day, because nginx and HAProxy read it during their check. */
const makeCertificate = () => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const problem = fault(
    'openssl',
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=mall.example', '-keyout', key, '-out', certificate],
  )
  if (problem) throw new Error(problem)
  return { key, certificate, both: write('mall.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8')) }
}

/** Refuses a unit that is less closed than the others. */
const exposure = (unit) => fault('systemd-analyze', 'security', '--offline=true', '--threshold=25', write(unit, read(`systemd/${unit}`)))
/** pgBackRest writes to its folders also when it only reads a configuration. */
const ownFolders = (text) =>
  text
    .replace(/^(repo1-path|log-path|lock-path)=.*$/gm, (_, name) => `${name}=${folder}/${name}`)
    .replace(/^\[global\]$/m, '$&\nlog-level-file=off')

const checks = {
  nginx: ({ key, certificate }) => {
    const site = read('nginx/plaza.conf')
      .replace('/etc/letsencrypt/live/mall.example/fullchain.pem', certificate)
      .replace('/etc/letsencrypt/live/mall.example/privkey.pem', key)
    return fault(
      'nginx',
      '-t',
      '-q',
      '-p',
      folder,
      '-c',
      write('nginx.conf', `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`),
    )
  },
  haproxy: ({ both }) =>
    fault('haproxy', '-c', '-q', '-f', write('haproxy.cfg', read('haproxy/haproxy.cfg').replace('/etc/haproxy/certs/mall.pem', both))),
  caddy: () => fault('caddy', 'validate', '--adapter', 'caddyfile', '--config', write('Caddyfile', read('caddy/Caddyfile'))),
  'systemd-analyze': () =>
    ['plaza@.service', 'plaza-backup.service'].map(exposure).find((problem) => problem !== null) ??
    fault('systemd-analyze', 'calendar', /^OnCalendar=(.*)$/m.exec(read('systemd/plaza-backup.timer'))[1]),
  pgbackrest: () => fault('pgbackrest', `--config=${write('pgbackrest.conf', ownFolders(read('pgbackrest/pgbackrest.conf')))}`, 'info'),
  promtool: () => {
    const rules = (name) => fileURLToPath(new URL(`prometheus/${name}`, import.meta.url))
    return (
      fault('promtool', 'check', 'rules', rules('plaza.rules.yml')) ?? fault('promtool', 'test', 'rules', rules('plaza.rules.test.yml'))
    )
  },
}

/** Checks without a tool. Each returns a list of faults. */
const fileChecks = { settings: checkSettings, compose: checkCompose, kubernetes: checkKubernetes }

let failed = false
try {
  const certificate = makeCertificate()
  for (const [tool, check] of Object.entries(checks)) {
    if (!isInstalled(tool)) {
      console.log(`- ${tool}: not installed, skipped`)
      continue
    }
    const problem = check(certificate)
    console.log(problem === null ? `✓ ${tool}` : `✗ ${tool}\n${problem}`)
    failed ||= problem !== null
  }
  for (const [name, check] of Object.entries(fileChecks)) {
    const faults = check()
    console.log(faults.length === 0 ? `✓ ${name}` : `✗ ${name}\n${faults.map((one) => `  ${one}`).join('\n')}`)
    failed ||= faults.length > 0
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
