import type { Policy } from '@plaza/contract'
import { dateLocales, type Language } from '@plaza/values'

type Words = { version: (number: number, since: string) => string; changed: (what: string) => string }
const words: Readonly<Record<Language, Words>> = {
  en: { version: (number, since) => `Version ${number}, in force since ${since}`, changed: (what) => `What changed: ${what}` },
  zh: { version: (number, since) => `第${number}版，自${since}起生效`, changed: (what) => `变更内容：${what}` },
  es: { version: (number, since) => `Versión ${number}, en vigor desde el ${since}`, changed: (what) => `Qué ha cambiado: ${what}` },
  jp: { version: (number, since) => `第${number}版、${since}から有効`, changed: (what) => `変更点：${what}` },
  th: { version: (number, since) => `ฉบับที่ ${number} มีผลตั้งแต่ ${since}`, changed: (what) => `สิ่งที่เปลี่ยน: ${what}` },
  zhtw: { version: (number, since) => `第${number}版，自${since}起生效`, changed: (what) => `變更內容：${what}` },
}

/** The lines below the title of a document, as on its page. */
export const documentLines = ({ lang, version, effective_at, changes }: Policy): string[] => {
  const since = new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(effective_at))
  return [words[lang].version(version, since), ...(changes ? [words[lang].changed(changes)] : [])]
}
