import type { Policy } from '@plaza/contract'
import { defaultLanguage, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { policyVersions } from '../../../foundation/content/texts/index.ts'
import { explainRefusals } from '../refusals/explain-refusals.ts'
import { liveValues } from './live-values.ts'
import { printInMarkup, printValues } from './print-values.ts'

export type PolicyQuery = { name: Policy['name']; lang: Language; version?: number | undefined }

/** The version of a policy in force, or an earlier version on request. A version that is not in force yet cannot be read. */
export const readPolicy = async (kernel: Kernel, { name, lang, version }: PolicyQuery): Promise<Policy | null> => {
  const now = kernel.now()
  const published = (await policyVersions(kernel.db, name)).filter((each) => each.published && each.effectiveAt <= now)
  const found = version === undefined ? published[0] : published.find((each) => each.version === version)
  const shownIn = found?.texts[lang]?.['html'] ? lang : defaultLanguage
  const words = found?.texts[shownIn]
  if (!found || !words) return null
  const values = await liveValues(kernel)
  const calls = `${kernel.environment.publicUrl}/api/reference`
  return {
    name,
    title: printValues(words['title'] ?? '', values),
    html: printInMarkup(name === 'about_us' ? `${words['html'] ?? ''}${explainRefusals(shownIn, calls)}` : (words['html'] ?? ''), values),
    lang: shownIn,
    version: found.version,
    effective_at: found.effectiveAt.toISOString(),
    updated_at: found.updatedAt.toISOString(),
    changes: found.changes[shownIn] ?? found.changes[defaultLanguage] ?? '',
    versions: published.map((each) => ({ version: each.version, effective_at: each.effectiveAt.toISOString() })),
  }
}
