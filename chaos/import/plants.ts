import type { Fault } from '../kit/faults.ts'

const faults = {
  'marked-before': {
    says: 'products of a file are written down as done before they are',
    code: [
      {
        file: 'server/src/modules/seller/products/files/run-import.ts',
        changes: [
          [
            'while (await doSome(kernel, row));',
            `for (;;) {
              const parts = await transaction(kernel, async (tx) => {
                const next = await nextParts(tx, row.id, atOnce)
                if (next.length === 0) await endImport(tx, row.id, kernel.now())
                for (const { part } of next) await markDone(tx, row.id, part, null)
                return next
              })
              if (parts.length === 0) break
              await transaction(kernel, async (tx) => {
                const acting: Acting = { shopId: row.shopId, customerId: row.customerId, role: 'owner', now: kernel.now() }
                const options = await knownOptions(tx)
                for (const part of parts) await doPart(tx, row, part, acting, options)
              })
            }`,
          ],
        ],
      },
    ],
  },
} as const satisfies Record<string, Fault>

export type ImportPlant = keyof typeof faults
export const importPlants: Readonly<Record<ImportPlant, Fault>> = faults
export const isImportPlant = (name: string): name is ImportPlant => Object.hasOwn(faults, name)
