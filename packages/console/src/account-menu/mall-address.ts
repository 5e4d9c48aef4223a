/** The address of the mall. The server writes it into the page; the default is the host of this console without its subdomain. */
export const mallAddress = (host: 'seller' | 'operator'): string =>
  document.querySelector<HTMLMetaElement>('meta[name="mall"]')?.content ?? location.origin.replace(`//${host}.`, '//')
