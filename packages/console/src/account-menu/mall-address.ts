/** The address of the mall. The server writes it into the page as a `meta` element. The default is this console's host without its subdomain. */
export const mallAddress = (host: 'seller' | 'operator'): string =>
  document.querySelector<HTMLMetaElement>('meta[name="mall"]')?.content ?? location.origin.replace(`//${host}.`, '//')
