export { type Texts, insertAd, insertAnnouncement, insertNews, insertPolicy, insertPost } from './content-rows.ts'
