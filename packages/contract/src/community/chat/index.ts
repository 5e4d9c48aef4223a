export * from './conversations.ts'
export * from './houses.ts'
export * from './reports.ts'
