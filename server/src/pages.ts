import type { Door } from './kernel/http/door.ts'
import { demoPlatformDoor } from './demo-platform/index.ts'
import { healthDoor } from './kernel/http/health.ts'
import { mailboxDoor } from './mailbox/index.ts'
import { consoleDoor } from './console/index.ts'
import { operatorDoor } from './operator/index.ts'
import { referenceDoor } from './reference/index.ts'
import { storefrontDoor } from './storefront/index.ts'

/** What the house shows beside its slices. These pages ask calls, as anybody does, or none, and no slice knows them. */
export const pages: readonly { name: string; shows: string; opens: readonly Door[] }[] = [
  { name: 'storefront', shows: 'the shop, with its first page drawn ahead', opens: [storefrontDoor] },
  { name: 'console', shows: 'the console of the shops, at its own host and /seller/', opens: [consoleDoor] },
  { name: 'operator', shows: 'the console of the staff, at its own host and /operator/', opens: [operatorDoor] },
  { name: 'reference', shows: 'the contract, for people and for programs', opens: [referenceDoor] },
  { name: 'mailbox', shows: 'the letters of a demo mall', opens: [mailboxDoor] },
  { name: 'demo-platform', shows: 'an invented platform, through which people of a demo mall log in', opens: [demoPlatformDoor] },
  { name: 'health', shows: 'whether the mall runs and may be sent work, and its figures', opens: [healthDoor] },
]
