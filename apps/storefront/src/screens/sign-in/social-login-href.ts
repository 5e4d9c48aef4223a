import { socialLoginPath } from '../../paths.ts'

/** Link to the page that starts the login through another platform. After login, that page returns the user to the previous page. */
export const socialLoginHref = (platform: string, query: Readonly<Record<string, string>>): string => {
  const queryString = new URLSearchParams(query).toString()
  return `#${socialLoginPath(platform)}${queryString && `?${queryString}`}`
}
