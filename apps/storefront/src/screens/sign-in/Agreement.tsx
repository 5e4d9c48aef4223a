import { hrefOf } from '../../paths.ts'
import { useSignInWords } from './words/index.ts'

/** The consent sentence. Its links open in a new tab. */
export function Agreement() {
  const words = useSignInWords()
  const links: Record<string, { href: string; text: string }> = {
    '{terms}': { href: hrefOf('terms'), text: words.terms },
    '{privacy}': { href: hrefOf('privacy'), text: words.privacy },
  }
  return words.agree.split(/(\{terms\}|\{privacy\})/).map((part) => {
    const link = links[part]
    if (!link) return part
    return (
      <a key={part} href={link.href} target="_blank" rel="noopener">
        {link.text}
      </a>
    )
  })
}
