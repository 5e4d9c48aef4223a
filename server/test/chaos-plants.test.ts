import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyingPlants } from '../../chaos/buying/plants.ts'
import { cartPlants } from '../../chaos/carts/plants.ts'
import { cashPlants } from '../../chaos/cash/plants.ts'
import { chatPlants } from '../../chaos/chat/plants.ts'
import { decisionPlants } from '../../chaos/decisions/plants.ts'
import { importPlants } from '../../chaos/import/plants.ts'
import { broken, type Fault, plantInDatabase } from '../../chaos/kit/faults.ts'
import { moneyPlants } from '../../chaos/money/plants.ts'
import { orderPlants } from '../../chaos/orders/plants.ts'
import { openKernel, type OpenKernel } from './mall.ts'

// The slow chaos scripts plant these faults. This fast test fails if a rename breaks a planted fault.
const faults: readonly (readonly [string, Fault])[] = [
  ...Object.entries<Fault>(buyingPlants),
  ...Object.entries<Fault>(cartPlants),
  ...Object.entries<Fault>(cashPlants),
  ...Object.entries<Fault>(chatPlants),
  ...Object.entries<Fault>(decisionPlants),
  ...Object.entries<Fault>(importPlants),
  ...Object.entries<Fault>(moneyPlants),
  ...Object.entries<Fault>(orderPlants),
]

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

test.each(faults)('the planted fault %s still applies to the code and the database', async (_name, fault) => {
  for (const { file, changes } of fault.code ?? []) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(broken(text, changes)).not.toBe(text)
  }
  const undone = new Error('undone')
  const planted = open.kernel.db.transaction().execute(async (tx) => {
    await plantInDatabase({ ...open.kernel, db: tx } as never, fault)
    throw undone
  })
  await expect(planted).rejects.toBe(undone)
})
