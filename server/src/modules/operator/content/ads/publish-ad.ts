import type { publishAd as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toAdView } from './ad-view.ts'

/** An ad runs in its time, or is a draft again. */
export const publishAd: UseCase<typeof call> = publishThing('ad', toAdView)
