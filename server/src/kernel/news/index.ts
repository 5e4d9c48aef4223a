export { changedChannel, liveChannel } from './channels.ts'
export { type HeardName, hearTask } from './heard-names.ts'
export { earOf, gatherNews, listenAtOnce, markNews } from './news.ts'
export { tellNews, writeNews } from './write-news.ts'
