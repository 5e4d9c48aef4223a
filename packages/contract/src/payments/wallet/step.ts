import * as z from 'zod/mini'
import { Time } from '../../fields.ts'

/** One transition of a record, as its owner sees it. */
export const Step = z.object({ state: z.string(), at: Time, message: z.nullable(z.string()) })
