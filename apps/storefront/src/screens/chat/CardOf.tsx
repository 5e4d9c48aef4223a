import { type ChatCard, storefrontLinks } from '@plaza/contract'
import { TalkCard } from '@plaza/design/talk'
import { useTalkWords } from '@plaza/web/talk'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../paths.ts'

const hrefOfCard = ({ kind, id }: ChatCard): string => {
  if (kind === 'product') return storefrontLinks.product(id)
  return kind === 'order' ? storefrontLinks.order(id) : hrefOf('refunds', { id })
}

export function CardOf({ card, aside }: { card: ChatCard; aside?: ReactNode }) {
  const words = useTalkWords()
  const { price, picture, text } = useReader()
  const { base } = useSums()
  const { kind, number, label, amount } = card
  const sum = amount === null ? null : kind === 'product' ? price(amount) : base(amount)
  return (
    <TalkCard
      kind={words.kinds[kind]}
      name={text(card, 'name') || (number ?? '')}
      picture={picture('product', card.image, card.tint)}
      facts={[number, label, sum]}
      href={hrefOfCard(card)}
      aside={aside}
    />
  )
}
