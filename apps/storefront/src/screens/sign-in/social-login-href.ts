import { socialLoginPath } from '../../paths.ts'

/** Link to the page that starts the login through another platform. After login it returns to the page the user came from. */
export const socialLoginHref = (platform: string, query: Readonly<Record<string, string>>): string => {
  const queryString = new URLSearchParams(query).toString()
  return `#${socialLoginPath(platform)}${queryString && `?${queryString}`}`
}
