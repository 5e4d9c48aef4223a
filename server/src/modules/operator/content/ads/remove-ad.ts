import type { removeAd as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** An ad is taken away; one press brings it back. */
export const removeAd: UseCase<typeof call> = removeThing('ad')
