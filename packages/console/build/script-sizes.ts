import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Limits in KB after gzip: `firstKb` for the scripts of a first visit, `screenKb` for those of each further screen. */
export type SizeLimits = { firstKb: number; screenKb: number }

type Bundle = Rolldown.OutputBundle
const chunkOf = (bundle: Bundle, name: string) => {
  const file = bundle[name]
  return file?.type === 'chunk' ? file : undefined
}
const sizeOf = (bundle: Bundle, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(chunkOf(bundle, name)?.code ?? '', { level: 9 }).length, 0) / 1024

/** A chunk together with all chunks that it imports statically. */
const withImports = (bundle: Bundle, name: string): Set<string> => {
  const names = new Set([name])
  for (const each of names) for (const imported of chunkOf(bundle, each)?.imports ?? []) names.add(imported)
  return names
}

/** Prints the download size of a console. The build fails if a size exceeds its limit. */
export const scriptSizes = ({ firstKb, screenKb }: SizeLimits): Plugin => ({
  name: 'script-sizes',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    if (!entry) return
    const first = withImports(bundle, entry.fileName)
    const screens = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk' || !file.isDynamicEntry || !file.facadeModuleId?.includes('/src/screens/')) return []
      const own = [...withImports(bundle, file.fileName)].filter((name) => !first.has(name))
      return [{ name: file.name, kb: sizeOf(bundle, own) }]
    })
    const firstSize = sizeOf(bundle, first)
    const [greatest] = screens.toSorted((a, b) => b.kb - a.kb)
    console.log(
      `first load: scripts ${firstSize.toFixed(1)} KB gz of ${firstKb}, the largest screen ${greatest?.name} ${greatest?.kb.toFixed(1)} of ${screenKb}`,
    )
    if (firstSize > firstKb) this.error('the first load of the console is over its limit')
    for (const { name, kb } of screens) if (kb > screenKb) this.error(`the screen ${name} is over its limit: ${kb.toFixed(1)} KB gz`)
  },
})
