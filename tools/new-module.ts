import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeModule } from './new-module/make-module.ts'
import { moduleNames } from './new-module/shape.ts'

/** `npm run new-module gift-cards` creates a module in the usual form, registered in all lists and ready to change. */
const root = fileURLToPath(new URL('../', import.meta.url))
const names = moduleNames(process.argv[2] ?? '')

if (!names) {
  console.error('Name the module: npm run new-module gift-cards (lowercase letters and hyphens, plural).')
  process.exit(2)
}
if (existsSync(`${root}server/src/modules/customer/${names.folder}`)) {
  console.error(`The module ${names.folder} already exists.`)
  process.exit(2)
}
const written = await makeModule(root, names)
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root })
run('node_modules/oxfmt/bin/oxfmt', ...written.filter((path) => path.endsWith('.ts')))
run('--import', 'tsx', 'tools/picture.ts')
for (const path of written) console.log(`  ${path}`)
console.log('\nNext: write its purpose into its module.ts. Then npm run check, and npm run picture when imports between modules change.')
