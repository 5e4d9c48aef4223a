import type { HttpPlugin } from '../platform/http/plugin.ts'
import { demoPlatformDoor } from './demo-platform/index.ts'
import { healthDoor } from '../platform/http/health.ts'
import { mailboxDoor } from './mailbox/index.ts'
import { consoleDoor } from './console/index.ts'
import { operatorDoor } from './operator/index.ts'
import { referenceDoor } from './reference/index.ts'
import { storefrontDoor } from './storefront/index.ts'

/** Pages that the server serves besides its modules. They send API calls like every other client, and no module knows them. */
export const pages: readonly { name: string; purpose: string; plugins: readonly HttpPlugin[] }[] = [
  { name: 'storefront', purpose: 'the shop, with its first page drawn ahead', plugins: [storefrontDoor] },
  { name: 'console', purpose: 'the console of the shops, at its own host and /seller/', plugins: [consoleDoor] },
  { name: 'operator', purpose: 'the console of the staff, at its own host and /operator/', plugins: [operatorDoor] },
  { name: 'reference', purpose: 'the contract, for people and for programs', plugins: [referenceDoor] },
  { name: 'mailbox', purpose: 'the letters of a demo mall', plugins: [mailboxDoor] },
  { name: 'demo-platform', purpose: 'an invented platform, through which people of a demo mall log in', plugins: [demoPlatformDoor] },
  { name: 'health', purpose: 'whether the mall runs and may be sent work, and its figures', plugins: [healthDoor] },
]
