import { useGetStore, useGetAllBrands, useGetFirstCategories } from '@plaza/client'

export const brandsAtStart = 16

/** Queries that start with the shop. */
export const useStart = (): void => {
  useGetStore('advert')
  useGetStore('website_config')
  useGetAllBrands(brandsAtStart)
  useGetFirstCategories()
}
