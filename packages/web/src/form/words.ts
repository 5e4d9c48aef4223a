import { useReader } from '../reading/index.ts'
import { type FormWords, formWords } from './form-words.ts'

export const useFormWords = (): FormWords => formWords[useReader().lang]
