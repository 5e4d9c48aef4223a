export { authorOf, type Person } from './person.ts'
export { ownTalks, type Side, sideOf, type Talker } from './talker.ts'
export { answering, customerIn, listening, serviceIn, shopIn } from './talkers.ts'
