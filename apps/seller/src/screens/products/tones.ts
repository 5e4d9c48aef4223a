import type { ProductState } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

export const tones: Readonly<Record<ProductState, StatusTone>> = {
  draft: 'quiet',
  review: 'info',
  changes_wanted: 'warning',
  rejected: 'danger',
  live: 'success',
  off: 'quiet',
  expired: 'warning',
}
