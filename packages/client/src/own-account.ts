import { getUserInfo } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { type When, queryOf } from './queries.ts'

/** Whoever is logged in; a visitor asks nothing. */
export const useUserInfo = ({ enabled = true }: When = {}) =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getUserInfo, fields: {}, tongue: 'any' }), enabled })
