import type { SliceNames } from './shape.ts'

const before = (text: string, mark: RegExp, added: string): string => {
  if (!mark.test(text)) throw new Error(`nothing matches ${mark} where the slice should be joined in`)
  return text.replace(mark, (found) => `${added}${found}`)
}

/** slices.ts with the new slice as its last one. */
export const withSlice = (text: string, { folder, camel, words }: SliceNames): string => {
  const imported = before(text, /\nexport type Slice/, `import { ${camel}Routes } from './slices/${folder}/index.ts'\n`)
  const line = `  { name: '${folder}', owns: '${words}', leansOn: [], routes: ${camel}Routes, listeners: [] },\n`
  return before(imported, /^\]$/m, line)
}

/** every-call.ts with the calls of the new slice. */
export const withCalls = (text: string, { folder, camel }: SliceNames): string => {
  const imported = before(text, /\nconst isCall/, `import * as ${camel} from './${folder}.ts'\n`)
  return before(imported, /\]\s*$/, `  ...callsOf('${folder}', ${camel}),\n`)
}

/** The door of a package with the new file. */
export const withExport = (text: string, { folder }: SliceNames): string => `${text.trimEnd()}\nexport * from './${folder}.ts'\n`
