import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadAll } from 'js-yaml'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inDeploy = (...parts) => join(root, 'deploy', ...parts)
export const isThere = (path) => existsSync(path)
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** All documents of a YAML file. */
export const readYaml = (path) => loadAll(readFileSync(path, 'utf8')).filter(Boolean)
export const readText = (path) => readFileSync(path, 'utf8')
export const manifests = () =>
  readdirSync(inDeploy('kubernetes'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readYaml(inDeploy('kubernetes', name)).map((object) => ({ file: `kubernetes/${name}`, object })))

/** The names of all settings of the mall, as `plaza config` prints them. */
export const settingNames = () => {
  const program = join(root, 'server/bin/plaza.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'config'], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  if (status !== 0) throw new Error(`plaza config failed. Build the server first: npm run build -- server\n${stderr}`)
  return new Set([...stdout.matchAll(/^([A-Z][A-Z0-9_]+)(?:=|:)/gm)].map(([, name]) => name))
}

/** The names in a file of lines NAME=value. */
export const namesIn = (text) => [...text.matchAll(/^([A-Za-z_][A-Za-z0-9_]*)=/gm)].map(([, name]) => name)

/** Reads an image name such as docker.io/library/caddy:2.11.7. A tag needs a digit; `latest` and `stable` name another image each month. */
export const imageFault = (image) => {
  if (/@sha256:[0-9a-f]{64}$/.test(image)) return null
  const tag = /:([^:/]+)$/.exec(image)?.[1]
  if (!tag) return `the image ${image} has no tag`
  if (!/\d/.test(tag)) return `the tag of the image ${image} names no version`
  if (/\/plaza:/.test(image) && tag !== version) return `the image ${image} is not version ${version}`
  return null
}
