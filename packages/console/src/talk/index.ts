export { Inbox } from './Inbox.tsx'
export { useInboxWords } from './inbox-words.ts'
export { InboxThread } from './InboxThread.tsx'
