import { type Reader as AnyReader, useReader as useAnyReader } from '@plaza/web/reading'
import type { Words } from '../words/index.ts'

/** How this shopper reads the shop, in its own words. */
export type Reader = AnyReader<Words>
export const useReader = (): Reader => useAnyReader<Words>()
