import { type FormWords, formWords } from '../packages/web/src/form/form-words.ts'
import type { AccountWords } from '../apps/storefront/src/parts/account/words/en.ts'
import type { AddressWords } from '../apps/storefront/src/parts/addresses/words/en.ts'
import type { NoticeWords } from '../apps/storefront/src/screens/account/notifications/words/en.ts'
import type { SettingsWords } from '../apps/storefront/src/screens/settings/words/en.ts'
import type { OwnWords } from '../apps/storefront/src/screens/sign-in/words/en.ts'
import type { Lang } from './mall.ts'

const folders = {
  account: 'storefront/src/parts/account',
  addresses: 'storefront/src/parts/addresses',
  notices: 'storefront/src/screens/account/notifications',
  settings: 'storefront/src/screens/settings',
  signIn: 'storefront/src/screens/sign-in',
}
type AllWords = {
  account: AccountWords
  addresses: AddressWords
  notices: NoticeWords
  settings: SettingsWords
  signIn: OwnWords
  form: FormWords
}

/** Loads the texts of these app folders in one language, each under the folder's key. */
export const wordsAt = async <Words>(folders: Readonly<Record<keyof Words & string, string>>, lang: Lang): Promise<Words> => {
  const read = async ([name, folder]: [string, string]) => {
    const module = (await import(`../apps/${folder}/words/${lang}.ts`)) as Record<string, unknown>
    return [name, module[lang]] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries<string>(folders).map(read))) as Words
}

/** Texts that users see in one language, read from the shop's source files. */
export const wordsIn = async (lang: Lang): Promise<AllWords> => ({
  ...(await wordsAt<Omit<AllWords, 'form'>>(folders, lang)),
  form: formWords[lang],
})
