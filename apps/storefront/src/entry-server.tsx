import type { WebsiteConfig } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { titleOf } from '@plaza/web/hooks'
import { homeRoute } from '@plaza/web/route'
import { type Boot, type BootCall, type RouteAnswers, bootCalls } from './boot.ts'
import { draw } from './draw.tsx'
import { answersOf, drawnRouteOf } from './drawn-places.ts'
import { manifestOf } from './manifest.ts'
import { readIn, withOpenCurrency } from './open-currency.tsx'
import { slim } from './slim-boot.ts'
import { troublePage } from './trouble-page.ts'
import { loadWords } from './words/index.ts'

export { bootCalls, slim, troublePage }

/** The home page, rendered once and usable for all currencies. */
export type RenderedHome = { rootIn: (cur: string) => Promise<string>; title: string; description: string }

const configOf = ({ answers }: Pick<Boot, 'answers'>): WebsiteConfig | undefined =>
  answers.find(({ name, input }) => name === 'getStore' && input['type'] === 'website_config')?.data as WebsiteConfig | undefined

/** Renders the home page in the visitor's language. Of the given answers, only those that the browser needs are embedded. */
export const render = async ({ lang, answers }: Omit<Boot, 'cur'>): Promise<RenderedHome> => {
  const rootOf = async (boot: Omit<Boot, 'lang'>) => (await draw({ lang, ...boot }, { route: homeRoute })).root
  const open = withOpenCurrency(answers)
  const drawn = open && (await rootOf(open))
  const config = configOf({ answers })
  const tagline = config ? localized(config, 'tagline', lang) : ''
  return {
    rootIn: async (cur) => (drawn === null ? rootOf({ cur, answers }) : readIn(drawn, cur, answers)),
    title: titleOf(config?.shop_name ?? '', tagline),
    description: tagline,
  }
}

/** The call whose answer the server needs to render this address; null if the browser renders it. */
export const routeCall = (address: string): BootCall | null => drawnRouteOf(address)?.need.call ?? null

/** Renders the page at this address, and returns the answers that the browser needs to hydrate it. */
export const renderRoute = async (boot: Boot, { address, data }: { address: string; data: unknown }): Promise<RenderedRoute | null> => {
  const drawn = drawnRouteOf(address)
  if (!drawn) return null
  const { root, answers } = await draw(boot, { route: drawn.route, answers: (asking) => answersOf(drawn, data, asking) })
  return { path: drawn.route.path, title: titleOf(drawn.need.title(data, boot.lang), configOf(boot)?.shop_name), root, answers }
}
export type RenderedRoute = { path: string; title: string; root: string; answers: RouteAnswers }

/** The web app's manifest as text. */
export const manifest = async (lang: Language, config: WebsiteConfig): Promise<string> =>
  JSON.stringify(manifestOf({ lang, config, words: await loadWords(lang) }))
