import { tokensCss } from '@plaza/design/tokens'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { websiteConfig } from '../../modules/foundation/settings/index.ts'
import { escapedText, contentSecurityHash, type DocumentTemplate } from '../storefront/document.ts'

/** The HTML page of a console in the mall's colours. Only scripts and styles of the build may run. */
export const makeConsolePage = async (kernel: Kernel, { html, scriptHashes, styleHashes }: DocumentTemplate, url: string) => {
  const { publicUrl, picturesOrigin } = kernel.environment
  const style = tokensCss((await websiteConfig(kernel)).brand_hue)
  const list = pageHeaders({
    scriptHashes,
    styleHashes: [...styleHashes, contentSecurityHash(style)],
    https: httpsAt(url, kernel.environment),
    pictures: picturesOrigin === null ? [] : [picturesOrigin],
  })
  const headers: Record<string, string> = {}
  for (let at = 0; at < list.length; at += 2) headers[list[at] ?? ''] = list[at + 1] ?? ''
  const head = `<meta name="mall" content="${escapedText(publicUrl)}"><style id="tokens">${style}</style>`
  return { headers, html: html.replace('<!--console-tokens-->', () => head) }
}
