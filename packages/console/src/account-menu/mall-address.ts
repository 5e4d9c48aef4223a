/** The address of the mall. The server writes it into the page; without it, the address beside the host of this console. */
export const mallAddress = (host: 'seller' | 'operator'): string =>
  document.querySelector<HTMLMetaElement>('meta[name="mall"]')?.content ?? location.origin.replace(`//${host}.`, '//')
