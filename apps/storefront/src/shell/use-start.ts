import { useAds, useBrands, useFirstCategories, useWebsiteConfig } from '@plaza/client'

export const brandsAtStart = 16

/** What the shop fetches as soon as it has started. */
export const useStart = (): void => {
  useAds()
  useWebsiteConfig()
  useBrands(brandsAtStart)
  useFirstCategories()
}
