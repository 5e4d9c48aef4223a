import { type ChatCardKind, chatCardKinds } from '@plaza/contract'

/** Chat partner and subject from the URL: `?shop=7&about=order:87`. */
export type ChatSelection = { shop: string | null; about: { kind: ChatCardKind; id: string } | null; conversation: string | null }

const isNumber = (id: string | undefined | null): id is string => typeof id === 'string' && /^[1-9][0-9]{0,18}$/.test(id)
const isKind = (kind: string | undefined): kind is ChatCardKind => chatCardKinds.some((each) => each === kind)

export const wantedOf = (query: URLSearchParams): ChatSelection => {
  const [kind, id] = (query.get('about') ?? '').split(':')
  const [shop, conversation] = [query.get('shop'), query.get('id')]
  return {
    shop: isNumber(shop) ? shop : null,
    about: isKind(kind) && isNumber(id) ? { kind, id } : null,
    conversation: isNumber(conversation) ? conversation : null,
  }
}
export const isNothing = ({ shop, about, conversation }: ChatSelection): boolean => shop === null && about === null && conversation === null
