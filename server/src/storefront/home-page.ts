import type { WebsiteConfig } from '@plaza/contract'
import { tokensCss } from '@plaza/design/tokens'
import { htmlLanguages } from '@plaza/values'
import type { Making } from '../kernel/cache/answer-cache.ts'
import { lateBoot } from '../kernel/cache/late.ts'
import type { Choice } from '../kernel/http/fast-lane.ts'
import { pageHeaders } from '../kernel/http/security-headers.ts'
import { askWithin, type BootAnswer, type Within } from './ask-within.ts'
import { fillTemplate, hashOf, type Template } from './document.ts'
import { manifestPath } from './manifest.ts'
import type { Storefront } from './storefront.ts'

type Needed = Within & { storefront: Storefront; template: Template; choice: Choice; https: boolean }

const configOf = (answers: readonly BootAnswer[]): WebsiteConfig | undefined =>
  answers.find((each) => each.name === 'getStore' && each.input['type'] === 'website_config')?.data as WebsiteConfig | undefined

type BootAnswers = { answers: BootAnswer[]; tags: readonly string[]; trueUntil: number }
type Booting = Within & { storefront: Storefront; choice: Choice }

/** What every drawn page is drawn from: the same in all currencies, so it is read once for them. */
export const bootAnswers = async (needed: Booting): Promise<BootAnswers> => {
  const { parts } = needed.kernel.cache
  const name = `boot ${needed.choice.lang}`
  const making = async (): Promise<Making> => {
    const value = await readBoot(needed)
    return { body: '', contentType: '', tags: value.tags, seconds: 60, trueUntil: value.trueUntil, value }
  }
  return (parts.find(name) ?? (await parts.make(name, making, lateBoot))).value as BootAnswers
}

const readBoot = async (needed: Booting): Promise<BootAnswers> => {
  const asked = await Promise.all(needed.storefront.bootCalls.map((call) => askWithin(needed, call, needed.choice.lang)))
  const answered = asked.filter((each) => each !== null)
  return {
    answers: answered.map((each) => each.answer),
    tags: [...new Set(answered.flatMap((each) => each.tags))],
    trueUntil: Math.min(...answered.map((each) => each.trueUntil)),
  }
}

/** The first page, whole: drawn on the server, with the answers it was drawn from, in the visitor's language and currency. */
export const makeHomePage = async (needed: Needed): Promise<Making> => {
  const { answers, tags, trueUntil } = await bootAnswers(needed)
  const { root, title, description, boot } = await needed.storefront.render({ lang: needed.choice.lang, cur: needed.choice.cur, answers })
  const config = configOf(answers)
  const { map } = needed.kernel.environment
  const style = tokensCss(config?.brand_hue ?? 178)
  const frames = [config?.service_url, config?.third_service_url].flatMap((address) => (address ? [new URL(address).origin] : []))
  const body = fillTemplate(needed.template, {
    lang: htmlLanguages[needed.choice.lang],
    drawn: `${needed.choice.lang} ${needed.choice.cur}`,
    manifest: `${manifestPath}?lang=${needed.choice.lang}`,
    title,
    description,
    style,
    root,
    boot,
    address: `${needed.kernel.environment.publicUrl}/`,
  })
  return {
    body,
    contentType: 'text/html; charset=utf-8',
    tags: ['storefront', ...tags],
    seconds: 60,
    trueUntil,
    varies: 'accept-encoding, cookie',
    extraHeaders: pageHeaders({
      scriptHashes: needed.template.scriptHashes,
      styleHashes: [...needed.template.styleHashes, hashOf(style)],
      https: needed.https,
      frames,
      pictures: map?.from === 'address' ? [map.origin] : [],
    }),
  }
}
