import type { removeAd as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** Deletes an ad. The deletion can be undone. */
export const removeAd: UseCase<typeof call> = removeThing('ad')
