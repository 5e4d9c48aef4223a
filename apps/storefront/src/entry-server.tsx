import type { WebsiteConfig } from '@plaza/contract'
import { type Language, localized } from '@plaza/values'
import { titleOf } from '@plaza/web/hooks'
import { homePlace } from '@plaza/web/place'
import { type Boot, type BootCall, type PlaceAnswers, bootCalls } from './boot.ts'
import { draw } from './draw.tsx'
import { answersOf, drawnPlaceOf } from './drawn-places.ts'
import { manifestOf } from './manifest.ts'
import { readIn, withOpenCurrency } from './open-currency.tsx'
import { slim } from './slim-boot.ts'
import { troublePage } from './trouble-page.ts'
import { loadWords } from './words/index.ts'

export { bootCalls, slim, troublePage }

/** Content of the first page, drawn once for readers in any currency. */
export type Drawn = { rootIn: (cur: string) => Promise<string>; title: string; description: string }

const configOf = ({ answers }: Pick<Boot, 'answers'>): WebsiteConfig | undefined =>
  answers.find(({ name, input }) => name === 'getStore' && input['type'] === 'website_config')?.data as WebsiteConfig | undefined

/** Draws the first page in the visitor's language, from answers that are already there, cut to what the browser will have. */
export const render = async ({ lang, answers }: Omit<Boot, 'cur'>): Promise<Drawn> => {
  const rootOf = async (boot: Omit<Boot, 'lang'>) => (await draw({ lang, ...boot }, { place: homePlace })).root
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

/** The call whose answer the server needs to draw this address; null if the browser draws it. */
export const placeCall = (address: string): BootCall | null => drawnPlaceOf(address)?.need.call ?? null

/** The place at this address with everything around it, and the answers that its screen is taken over with. */
export const renderPlace = async (boot: Boot, { address, data }: { address: string; data: unknown }): Promise<DrawnPlace | null> => {
  const drawn = drawnPlaceOf(address)
  if (!drawn) return null
  const { root, answers } = await draw(boot, { place: drawn.place, answers: (asking) => answersOf(drawn, data, asking) })
  return { path: drawn.place.path, title: titleOf(drawn.need.title(data, boot.lang), configOf(boot)?.shop_name), root, answers }
}
export type DrawnPlace = { path: string; title: string; root: string; answers: PlaceAnswers }

/** The web app's manifest as text. */
export const manifest = async (lang: Language, config: WebsiteConfig): Promise<string> =>
  JSON.stringify(manifestOf({ lang, config, words: await loadWords(lang) }))
