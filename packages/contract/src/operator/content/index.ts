export * from './ads-and-announcements.ts'
export * from './coupons.ts'
export * from './news-and-posts.ts'
export * from './policies.ts'
