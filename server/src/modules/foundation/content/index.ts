export {
  type NewAd,
  type NewPost,
  type NewStory,
  type Texts,
  insertAd,
  insertAnnouncement,
  insertNews,
  insertPolicy,
  insertPost,
} from './content-rows.ts'
export { contentDoors } from './posts/index.ts'
export { contentRoutes } from './routes.ts'
