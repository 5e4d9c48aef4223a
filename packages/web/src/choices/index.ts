export {
  createChoices,
  defaultChoices,
  mirrorChoices,
  readChoices,
  showChoices,
  themes,
  type Choices,
  type ChoiceNames,
  type ChoiceStore,
} from './choices.ts'
