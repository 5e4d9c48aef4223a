import * as z from 'zod/mini'
import { Time } from '../../fields.ts'

/** One change of a record's state, as the record's owner sees it. */
export const Step = z.object({ state: z.string(), at: Time, message: z.nullable(z.string()) })
