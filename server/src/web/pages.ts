import type { HttpPlugin } from '../platform/http/plugin.ts'
import { demoPlatformPlugin } from './demo-platform/index.ts'
import { healthPlugin } from '../platform/http/health.ts'
import { mailboxPlugin } from './mailbox/index.ts'
import { consolePlugin } from './console/index.ts'
import { operatorPlugin } from './operator/index.ts'
import { referencePlugin } from './reference/index.ts'
import { storefrontPlugin } from './storefront/index.ts'

/** Web pages that the server serves in addition to its modules. They use the API like every other client, and no module depends on them. */
export const pages: readonly { name: string; purpose: string; plugins: readonly HttpPlugin[] }[] = [
  { name: 'storefront', purpose: 'the shop, with its first page drawn ahead', plugins: [storefrontPlugin] },
  { name: 'console', purpose: 'the console of the shops, at its own host and /seller/', plugins: [consolePlugin] },
  { name: 'operator', purpose: 'the console of the staff, at its own host and /operator/', plugins: [operatorPlugin] },
  { name: 'reference', purpose: 'the contract, for people and for programs', plugins: [referencePlugin] },
  { name: 'mailbox', purpose: 'the letters of a demo mall', plugins: [mailboxPlugin] },
  { name: 'demo-platform', purpose: 'an invented platform, through which people of a demo mall log in', plugins: [demoPlatformPlugin] },
  { name: 'health', purpose: 'whether the mall runs and may be sent work, and its figures', plugins: [healthPlugin] },
]
