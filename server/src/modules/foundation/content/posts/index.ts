export { getPost } from './get-post.ts'
export { getPosts } from './get-posts.ts'
export { contentDoors } from './serve-rss.ts'
