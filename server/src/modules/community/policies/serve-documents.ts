import { policyNames } from '@plaza/contract'
import { isLanguage, readHtml } from '@plaza/values'
import type { HttpPlugin, AppContext } from '../../../platform/http/plugin.ts'
import { refusalEnvelope } from '../../../platform/http/envelope.ts'
import { languageOf } from '../../../platform/http/refuse-early.ts'
import { drawWord } from '../../../platform/documents/index.ts'
import { documentTurns } from '../../../platform/jobs/fair-queue.ts'
import { currentTexts } from '../../../platform/documents/texts/index.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import { readPolicy } from './policy-pages/read-policy.ts'
import { documentLines } from './document-lines.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const versionOf = (typed: unknown): number | undefined =>
  typeof typed === 'string' && /^[1-9][0-9]{0,6}$/.test(typed) ? Number(typed) : undefined

/** Serves policies as Word documents such as `terms.docx`, with the same text and version as the page, in the requested language. */
const serveDocuments = ({ app, kernel }: AppContext): void => {
  app.post('/api/static/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const fields = { ...(request.query as Record<string, unknown>), ...(request.body as Record<string, unknown> | null) }
    const lang = typeof fields['lang'] === 'string' && isLanguage(fields['lang']) ? fields['lang'] : languageOf(request.headers['lang'])
    const name = policyNames.find((each) => file === `${each}.docx`)
    const policy = name ? await readPolicy(kernel, { name, lang, version: versionOf(fields['version']) }) : null
    if (!policy)
      return reply.type('application/json; charset=utf-8').send(refusalEnvelope(await currentTexts(kernel), { code: 2000019, lang }))
    const document = {
      title: policy.title,
      lines: documentLines(policy),
      body: readHtml(policy.html),
      lang: policy.lang,
      author: (await websiteConfig(kernel)).shop_name,
      at: new Date(policy.effective_at),
      home: kernel.environment.publicUrl,
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${policy.name}-${policy.version}-${policy.lang}.docx"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .type(wordType)
      .send(await documentTurns({ who: request.ip }, async () => drawWord(document)))
  })
}

export const policiesPlugins: readonly HttpPlugin[] = [{ what: 'policies as documents', at: ['/api/static/:file'], open: serveDocuments }]
