import * as z from 'zod/mini'
import { Time } from '../../fields.ts'

/** One move of a record, as its owner reads it. */
export const Step = z.object({ state: z.string(), at: Time, message: z.nullable(z.string()) })
