import { makeKernel } from '../src/app.ts'
import { startOutbound } from '../src/platform/external/outbound/index.ts'
import { readEnvironment } from '../src/platform/environment.ts'
import { manifest } from '../src/modules/payments/gateways/module.ts'

// A process that only runs outbound calls to gateways, until the test kills it.
const environment = readEnvironment(process.env, process.cwd())
const url = environment.databaseUrl ?? ''
const kernel = makeKernel(environment, url)
await startOutbound(kernel, url, manifest.outbound?.(kernel) ?? {})
