/** Where the mall itself stands, as the page says that the server filled in. */
export const mallAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="mall"]')?.content ?? location.origin.replace('//operator.', '//')
