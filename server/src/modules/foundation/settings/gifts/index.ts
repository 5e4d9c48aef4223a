export { giftsAllowed } from './gifts-allowed.ts'
