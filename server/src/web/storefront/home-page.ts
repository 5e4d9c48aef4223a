import { mapSettings } from '../../modules/identity/addresses/map/index.ts'
import type { WebsiteConfig } from '@plaza/contract'
import { defaultBrandHue, tokensCss } from '@plaza/design/tokens'
import { htmlLanguages, type Language } from '@plaza/values'
import type { Making, ReadyAnswer } from '../../platform/cache/response-cache.ts'
import { staleBoot, stalePage } from '../../platform/cache/stale.ts'
import type { Choice } from '../../platform/http/fast-lane.ts'
import { pageHeaders, type Https } from '../../platform/http/security-headers.ts'
import { askWithin, type BootAnswer, type Within } from './ask-within.ts'
import { fillTemplate, contentSecurityHash, scriptJson, type DocumentTemplate } from './document.ts'
import { manifestPath } from './manifest.ts'
import type { RenderedShop, Storefront } from './storefront.ts'

type Needed = Within & { storefront: Storefront; template: DocumentTemplate; choice: Choice; https: Https }

const configOf = (answers: readonly BootAnswer[]): WebsiteConfig | undefined =>
  answers.find((each) => each.name === 'getStore' && each.input['type'] === 'website_config')?.data as WebsiteConfig | undefined

/** `mark` is the fingerprint of `answers`. */
type BootAnswers = { answers: BootAnswer[]; mark: string; tags: readonly string[]; trueUntil: number }
type Booting = Within & { storefront: Storefront; choice: Choice }

/** API responses from which every page is rendered. They are the same in all currencies, so all currencies share one read. */
export const bootAnswers = async (needed: Booting): Promise<BootAnswers> => {
  const { parts } = needed.kernel.cache
  const name = `boot ${needed.choice.lang}`
  const making = async (): Promise<Making> => {
    const value = await readBoot(needed)
    return { body: '', contentType: '', tags: value.tags, seconds: 60, trueUntil: value.trueUntil, value }
  }
  return (parts.find(name) ?? (await parts.make(name, making, staleBoot))).value as BootAnswers
}

const readBoot = async (needed: Booting): Promise<BootAnswers> => {
  const results = await Promise.all(needed.storefront.bootCalls.map((call) => askWithin(needed, call, needed.choice.lang)))
  const answered = results.filter((each) => each !== null)
  const { lang } = needed.choice
  const answers = needed.storefront.slim(
    lang,
    answered.map((each) => each.answer),
  )
  return {
    answers,
    mark: contentSecurityHash(JSON.stringify(answers)),
    tags: [...new Set(answered.flatMap((each) => each.tags))],
    trueUntil: Math.min(...answered.map((each) => each.trueUntil)),
  }
}

/** Time for which a rendered page is valid. */
const drawnForMs = 60_000

/** The part of a page that all currencies of one language share. It takes longest to render. */
type Sheet = RenderedShop & { answers: string; style: string }
type LastSheet = { mark: string; since: number; drawing: Promise<Sheet> }
const lastSheets = new WeakMap<Storefront, Map<Language, LastSheet>>()

const drawSheet = async ({ storefront, choice: { lang } }: Needed, { answers }: BootAnswers): Promise<Sheet> => ({
  ...(await storefront.render({ lang, answers })),
  answers: scriptJson(answers),
  style: tokensCss(configOf(answers)?.brand_hue ?? defaultBrandHue),
})

/** Renders the shared part once, and again when its API responses differ or it has expired. */
const sheetOf = (needed: Needed, boot: BootAnswers): Promise<Sheet> => {
  const { lang } = needed.choice
  const ofLanguages = lastSheets.get(needed.storefront) ?? new Map<Language, LastSheet>()
  lastSheets.set(needed.storefront, ofLanguages)
  const last = ofLanguages.get(lang)
  if (last?.mark === boot.mark && Date.now() - last.since < drawnForMs) return last.drawing
  const mine = { mark: boot.mark, since: Date.now(), drawing: drawSheet(needed, boot) }
  ofLanguages.set(lang, mine)
  mine.drawing.catch(() => ofLanguages.get(lang) === mine && ofLanguages.delete(lang))
  return mine.drawing
}

/**
 * Makes the complete home page, rendered in the visitor's language and currency. It contains the API responses from which it was rendered. If the
 * responses are unchanged, the previous page is reused.
 */
export const makeHomePage = async (needed: Needed, before?: ReadyAnswer): Promise<Making> => {
  const boot = await bootAnswers(needed)
  const { mark, tags, trueUntil } = boot
  const leftMs = (before?.goodUntil ?? 0) - Date.now()
  // A page that expires within the staleness limit is not reused. Otherwise the next client would have to wait for a new page.
  const same = before?.madeFrom === mark && leftMs > stalePage.maxMs ? before : null
  return {
    ...(same ? { body: same.bodies.identity, extraHeaders: same.extraHeaders } : await drawHomePage(needed, boot)),
    contentType: 'text/html; charset=utf-8',
    tags: ['storefront', ...tags],
    seconds: (same ? leftMs : drawnForMs) / 1000,
    trueUntil,
    varies: 'accept-encoding, cookie',
    madeFrom: mark,
  }
}

const drawHomePage = async (needed: Needed, boot: BootAnswers) => {
  const { lang, cur } = needed.choice
  const { rootIn, title, description, answers, style } = await sheetOf(needed, boot)
  const config = configOf(boot.answers)
  const { picturesOrigin } = needed.kernel.environment
  const map = mapSettings.of(needed.kernel.environment)
  const frames = [config?.service_url, config?.third_service_url].flatMap((address) => (address ? [new URL(address).origin] : []))
  const body = fillTemplate(needed.template, {
    lang: htmlLanguages[lang],
    drawn: `${lang} ${cur}`,
    manifest: `${manifestPath}?lang=${lang}`,
    title,
    description,
    style,
    root: await rootIn(cur),
    boot: `{"lang":${scriptJson(lang)},"cur":${scriptJson(cur)},"answers":${answers}}`,
    address: `${needed.kernel.environment.publicUrl}/`,
  })
  const extraHeaders = pageHeaders({
    scriptHashes: needed.template.scriptHashes,
    styleHashes: [...needed.template.styleHashes, contentSecurityHash(style)],
    https: needed.https,
    frames,
    pictures: [map?.from === 'address' ? map.origin : null, picturesOrigin].filter((origin) => origin !== null),
  })
  return { body, extraHeaders }
}
