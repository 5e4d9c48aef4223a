import type { ChatMessage } from '@plaza/contract'
import type { Kernel } from '../../../../platform/kernel.ts'
import { addressFor } from '../../../foundation/media/index.ts'
import { type CardOf, cardKey, cardsFor } from './cards.ts'
import type { MessageRow } from './message-rows.ts'
import { chatAuthor } from '../participants/person.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import type { TalkRow } from './talk-rows.ts'

const cardOf = ({ cardKind, cardId }: MessageRow): CardOf[] => (cardKind && cardId ? [{ kind: cardKind, id: cardId }] : [])

/** The delivery state of a message, from the receiver's delivered and read markers. */
const stateOf = (row: MessageRow, talk: TalkRow): ChatMessage['state'] => {
  const id = BigInt(row.id)
  const [got, read] = row.side === 'customer' ? [talk.houseGot, talk.houseRead] : [talk.customerGot, talk.customerRead]
  if (id <= BigInt(read)) return 'read'
  return id <= BigInt(got) ? 'delivered' : 'sent'
}

/** Messages in the form for the side that reads them. */
export const toMessagesView = async (
  kernel: Kernel,
  talk: TalkRow,
  rows: readonly MessageRow[],
  reader: Talker,
): Promise<ChatMessage[]> => {
  const cards = await cardsFor(kernel, talk, rows.flatMap(cardOf), reader.lang)
  return rows.map((row) => {
    const [card] = cardOf(row)
    return {
      id: row.id,
      key: row.author === chatAuthor(reader) ? row.key : null,
      mine: row.side === chatSide(reader),
      text: row.text,
      image: row.uploadId === null ? null : { id: row.uploadId, url: addressFor(kernel, row.uploadId, reader).url },
      card: (card && cards.get(cardKey(card))) ?? null,
      at: row.at.toISOString(),
      state: stateOf(row, talk),
    }
  })
}
