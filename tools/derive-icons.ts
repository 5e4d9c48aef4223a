import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Copies the icons that `packages/design/src/icons.ts` names from Tabler Icons (MIT; see NOTICE): `npm run icons`. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const design = '../packages/design/src'

type Drawings = Readonly<Record<string, readonly [tag: string, facts: { d: string }][]>>
const read = async (style: string) =>
  JSON.parse(await readFile(here(`drawing/node_modules/@tabler/icons/tabler-nodes-${style}.json`), 'utf8')) as Drawings
const drawings = { outline: await read('outline'), filled: await read('filled') }

/** Examples: `IconStarHalfFilled` is `star-half` in the filled set; `IconMenu2` is `menu-2` in the outline set. */
const findDrawing = (name: string) => {
  const style = name.endsWith('Filled') ? 'filled' : 'outline'
  const word = name.replace(/^Icon/, '').replace(/Filled$/, '')
  const key = word.replaceAll(/(?<=.)([A-Z]|(?<![0-9])[0-9])/g, '-$1').toLowerCase()
  const paths = drawings[style][key]
  if (!paths) throw new Error(`Tabler Icons has no ${key} among those that are ${style}`)
  const drawn = `${style}(${paths.map(([, { d }]) => `'${d}'`).join(', ')})`
  return { file: `${name}.ts`, text: `import { ${style} } from '../drawing.tsx'\nexport const ${name} = /* @__PURE__ */ ${drawn}\n` }
}

const list = await readFile(here(`${design}/icons.ts`), 'utf8')
const found = [...list.matchAll(/\b(Icon\w+),/g)].map(([, name = '']) => findDrawing(name))
const target = here(`${design}/tabler/drawings`)
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
// One file per icon, so that each screen loads only the icons that it shows.
for (const { file, text } of found) await writeFile(join(target, file), text)
await writeFile(join(target, 'index.ts'), `${found.map(({ file }) => `export * from './${file}'`).join('\n')}\n`)
console.log(`${found.length} icons`)
