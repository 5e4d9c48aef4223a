import { type Language, htmlLanguages } from '@plaza/values'

/** A country's name in the reader's language: `NO` → Norway. If the browser does not have the name, the code itself. */
export const countryName = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames([htmlLanguages[language]], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
