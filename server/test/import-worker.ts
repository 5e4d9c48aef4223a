import { makeKernel } from '../src/app.ts'
import { readEnvironment } from '../src/platform/environment.ts'
import { contributions } from '../src/mall.ts'
import { manifest } from '../src/modules/seller/products/module.ts'

// A process that only continues one product import, until the test kills it.
const environment = readEnvironment(process.env, process.cwd())
const kernel = makeKernel(environment, environment.databaseUrl ?? '')
const [importId = ''] = process.argv.slice(2)
for (const does of Object.values(manifest.jobs?.(kernel, contributions) ?? {})) await does({ importId })
await kernel.database.close()
