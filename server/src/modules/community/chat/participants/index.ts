export { authorOf } from './person.ts'
export { ownTalks, type Side, sideOf, type Talker } from './talker.ts'
export { customerIn, listening, serviceIn, shopIn } from './talkers.ts'
