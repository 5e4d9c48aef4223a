export { TalkCard } from './TalkCard.tsx'
export { TalkComposer } from './TalkComposer.tsx'
export { type ListedTalk, TalkList } from './TalkList.tsx'
export { type ThreadLine, TalkThread } from './TalkThread.tsx'
