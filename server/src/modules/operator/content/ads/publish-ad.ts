import type { publishAd as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toAdView } from './ad-view.ts'

/** Publishes an ad for its period, or makes it a draft again. */
export const publishAd: UseCase<typeof call> = publishThing('ad', toAdView)
