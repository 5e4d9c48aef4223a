import { type FormWords, formWords } from '../packages/web/src/form/form-words.ts'
import type { AccountWords } from '../apps/storefront/src/parts/account/words/en.ts'
import type { AddressWords } from '../apps/storefront/src/parts/addresses/words/en.ts'
import type { NoticeWords } from '../apps/storefront/src/screens/account/notices/words/en.ts'
import type { SettingsWords } from '../apps/storefront/src/screens/settings/words/en.ts'
import type { OwnWords } from '../apps/storefront/src/screens/sign-in/words/en.ts'
import type { Lang } from './mall.ts'

const parts = { account: 'parts/account', addresses: 'parts/addresses', notices: 'screens/account/notices' } as const
const screens = { settings: 'screens/settings', signIn: 'screens/sign-in' } as const
type Told = {
  account: AccountWords
  addresses: AddressWords
  notices: NoticeWords
  settings: SettingsWords
  signIn: OwnWords
  form: FormWords
}

/** What people read in a language, from where the shop itself has it. */
export const wordsIn = async (lang: Lang): Promise<Told> => {
  const read = async ([name, folder]: [string, string]) => {
    const module = (await import(`../apps/storefront/src/${folder}/words/${lang}.ts`)) as Record<string, unknown>
    return [name, module[lang]] as const
  }
  const all = await Promise.all(Object.entries({ ...parts, ...screens }).map(read))
  return { ...(Object.fromEntries(all) as Omit<Told, 'form'>), form: formWords[lang] }
}
