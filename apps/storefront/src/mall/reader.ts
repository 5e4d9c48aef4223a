import { type Reader as AnyReader, useReader as useAnyReader } from '@plaza/web/reading'
import type { Words } from '../words/index.ts'

/** Language, currency and texts of the current user, with the storefront's own texts. */
export type Reader = AnyReader<Words>
export const useReader = (): Reader => useAnyReader<Words>()
