/**
 * Renders what the goods of some departments want with Debian's Blender, one picture at a time and only while nobody else needs the machine; it may be
 * interrupted at any time and goes on where it stopped. The masters lie in `studio/.masters` until they are written out.
 * `npm run cast:pictures`, or `npx tsx packages/cast/studio/render.ts shoes bags [--fine]` for the masters of some departments alone.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { categories } from '../src/categories.ts'
import { plan, type Wanted } from './plan.ts'

const here = import.meta.dirname
const mastersFolder = join(here, '.masters')

type Master = { source: string; px: number }

const run = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.on('close', () => resolve(said))
  })

const sourcesOf = (names: readonly string[]): string[] =>
  execFileSync('python3', ['-B', join(here, 'sources.py')], { input: names.join('\n') })
    .toString()
    .trim()
    .split('\n')

const masterOf = async (name: string): Promise<Master | null> => {
  try {
    return JSON.parse(await readFile(join(mastersFolder, `${name}.json`), 'utf8')) as Master
  } catch {
    return null
  }
}

const isDone = async ({ name, px }: Wanted, source: string): Promise<boolean> => {
  const master =
    (await masterOf(name)) ?? (JSON.parse(await readFile(join(here, 'rendered.json'), 'utf8')) as Record<string, Master>)[name] ?? null
  return master !== null && master.source === source && master.px >= px
}

const keep = async ({ name, px }: Wanted, source: string, draft: string): Promise<void> => {
  const master = join(mastersFolder, name)
  await mkdir(dirname(master), { recursive: true })
  await rename(draft, `${master}.png`)
  await rename(`${draft}.own.png`, `${master}.own.png`)
  await writeFile(`${master}.json`, JSON.stringify({ source, px } satisfies Master))
}

type Job = Wanted & { source: string }

/** Views of one good in one colour. An error in a script still ends Blender with 0: only DONE is done. */
const render = async (jobs: readonly Job[]): Promise<string> => {
  const [good = '', , colour = ''] = jobs[0]?.name.split('/') ?? []
  const began = Date.now()
  const views = jobs.map((job) => ({
    ...job,
    view: job.name.split('/')[1] ?? '',
    draft: join(mastersFolder, `draft-${job.name.split('/')[1]}.png`),
  }))
  const said = await run('nice', [
    ...['-n', '19', 'blender', '-b', '--factory-startup', '-P', join(here, 'make.py'), '--'],
    ...[good, colour, ...views.flatMap(({ view, px, samples, draft }) => [view, String(px), String(samples), draft])],
  ])
  const done = views.filter(({ view }) => said.includes(`DONE ${view} `))
  for (const job of done) await keep(job, job.source, job.draft)
  const failed = done.length < views.length ? ` FAILED ${said.slice(said.indexOf('FAIL'))}` : ''
  return `${done.map(({ view }) => view).join(' ')} ${Math.round((Date.now() - began) / 1000)} s${failed}`
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const departments = categories.flatMap(({ key, parent }) => (parent ? [] : key))
const wanted = await plan(named.length > 0 ? named : departments, process.argv.includes('--fine') ? 'fine' : 'first')
const hasBlender = spawnSync('blender', ['--version']).status === 0
await mkdir(mastersFolder, { recursive: true })
const goods = new Map<string, Wanted[]>()
for (const each of wanted) {
  const good = each.name.replace(/\/\w+\//, ' ')
  goods.set(good, [...(goods.get(good) ?? []), each])
}
for (const [at, [good, views]] of [...goods].entries()) {
  const sources = sourcesOf(views.map(({ name }) => name))
  const jobs: Job[] = []
  for (const [index, view] of views.entries()) {
    const source = sources[index] ?? ''
    if (!(await isDone(view, source))) jobs.push({ ...view, source })
  }
  if (jobs.length === 0) continue
  if (!hasBlender) {
    console.log('goods of the studio wait for Blender (apt-get install blender python3-numpy); the drawings need none')
    break
  }
  console.log(`${at + 1}/${goods.size} ${good}: ${await render(jobs)}`)
}
