import { contentKinds } from '../../foundation/content/editing/index.ts'
import type { Editable } from '../../approvals/changelog/index.ts'
import { couponEdits } from './coupons/index.ts'
import { contentEdits } from './writing/index.ts'

export { mallContentRoutes } from './routes.ts'
/** What of it has a way back; policies have versions of their own. */
export const contentsEdits: readonly Editable[] = [...contentKinds.map(contentEdits), couponEdits]
