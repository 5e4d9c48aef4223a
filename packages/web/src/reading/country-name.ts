import { type Language, htmlLanguages } from '@plaza/values'

/** `NO` → Norway, in the reader's language; the code itself where the browser does not know it. */
export const countryName = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames([htmlLanguages[language]], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
