export { createStore, usePartOf, useStore, type Store } from './store.ts'
