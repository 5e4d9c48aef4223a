export * from './files.ts'
export * from './product.ts'
