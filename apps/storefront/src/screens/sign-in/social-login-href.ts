import { socialLoginPath } from '../../paths.ts'

/** The page of the other platform, which leads back to where one was. */
export const socialLoginHref = (platform: string, query: Readonly<Record<string, string>>): string => {
  const asked = new URLSearchParams(query).toString()
  return `#${socialLoginPath(platform)}${asked && `?${asked}`}`
}
