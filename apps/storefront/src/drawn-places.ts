import { type Caller, getCategoryFields, getCategoryQuery, getProductDetailQuery } from '@plaza/client'
import type { AnswerOf, getCategory, getProductDetail } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { type Route, homeRoute, readHash } from '@plaza/web/route'
import type { QueryKey } from '@tanstack/react-query'
import type { BootCall, RouteAnswers } from './boot.ts'
import { type DrawnName, drawnNames } from './drawn-names.ts'
import { pathNameOf } from './paths.ts'
import { inLanguage } from './slim-boot.ts'

type Asking = { caller: Caller; lang: Language }
type Need = {
  call: BootCall
  key: (asking: Asking) => QueryKey
  /** Converts the answer to the form that the screen caches, reduced to the displayed fields. */
  held: (data: unknown, lang: Language) => unknown
  title: (data: unknown, lang: Language) => string
}

const namesOf = (product: object) => Object.fromEntries(Object.entries(product).filter(([field]) => field.startsWith('name_')))

const needs: Record<DrawnName, (id: string) => Need> = {
  category: (id) => ({
    call: { name: 'getCategory', input: getCategoryFields(id) },
    key: (asking) => getCategoryQuery(asking, id).queryKey,
    held: (data, lang) => ({ pages: [inLanguage(data, lang)], pageParams: [null] }),
    title: (data, lang) => localized((data as AnswerOf<typeof getCategory>).category, 'name', lang),
  }),
  product: (id) => ({
    call: { name: 'getProductDetail', input: { id } },
    key: (asking) => getProductDetailQuery(asking, id).queryKey,
    // The list of recently viewed products stores names in every language, so the cached answer keeps all of them.
    held: (data, lang) => ({ ...(inLanguage(data, lang) as object), ...namesOf(data as object) }),
    title: (data, lang) => localized(data as AnswerOf<typeof getProductDetail>, 'name', lang),
  }),
}

const isDrawn = (name: string | undefined): name is DrawnName => drawnNames.some((each) => each === name)
const plainId = /^id=([1-9][0-9]{0,18})$/

/** A server-rendered route: one of a few routes, with an id as its only query parameter. These limits keep the number of pages to render small. */
export type DrawnRoute = { route: Route; need: Need }

export const drawnRouteOf = (address: string): DrawnRoute | null => {
  const route = { ...homeRoute, ...readHash(address) }
  const name = pathNameOf(route.path)
  const id = plainId.exec(route.query)?.[1]
  return isDrawn(name) && id !== undefined ? { route, need: needs[name](id) } : null
}

export const answersOf = ({ need }: DrawnRoute, data: unknown, asking: Asking): RouteAnswers => [
  { key: need.key(asking), data: need.held(data, asking.lang) },
]
