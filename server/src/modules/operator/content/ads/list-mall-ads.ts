import type { listMallAds as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { listContent } from '../editor/content-list.ts'
import { toAdView } from './ad-view.ts'

/** Ads by the five positions, including drafts and ended ads. */
export const listMallAds: UseCase<typeof call> = listContent('ad', toAdView)
