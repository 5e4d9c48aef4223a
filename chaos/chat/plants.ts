import type { Fault } from '../kit/faults.ts'

const faults = {
  'key-ignored': {
    says: 'the key of a message is not looked at: what is sent again is said again',
    code: [
      {
        file: 'server/src/modules/community/chat/conversations/say.ts',
        changes: [['await saidBefore(tx, talk.id, chatAuthor(talker), saying.key)', 'null']],
      },
    ],
    tables: ['alter table chat.message drop constraint message_once'],
  },
} as const satisfies Record<string, Fault>

export type ChatPlant = keyof typeof faults
export const chatPlants: Readonly<Record<ChatPlant, Fault>> = faults
export const isChatPlant = (name: string): name is ChatPlant => Object.hasOwn(faults, name)
