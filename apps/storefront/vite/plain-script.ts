import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { lightContract } from '@plaza/contract/build'

/** Builds one classic script for every browser. The script reads `built` as `BUILT`. */
export const plainScript = async (source: string, built: object = {}): Promise<string> => {
  const made = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    plugins: [lightContract()],
    define: { BUILT: JSON.stringify(built) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'script.js' } } },
  })
  const [result] = Array.isArray(made) ? made : [made]
  const script = result && 'output' in result ? result.output[0] : undefined
  if (!script) throw new Error(`${source} was not built`)
  return script.code
}
