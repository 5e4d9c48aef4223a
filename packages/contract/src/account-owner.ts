import * as z from 'zod/mini'

/** The customer, shop or order that a ledger account belongs to. Null for an account of the mall. The name of an order is its number. */
export const AccountOwner = z.nullable(z.object({ kind: z.enum(['customer', 'shop', 'order']), id: z.string(), name: z.string() }))
export type AccountOwner = NonNullable<z.infer<typeof AccountOwner>>
