import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'

type OptionWords = {
  chooseOptions: string
  stillToChoose: (names: string) => string
  toChoose: (option: string) => string
  notMade: string
}

/** The name of an option inside a sentence: `colour` for `Colour`, but `RAM` unchanged. */
const lowered = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

const optionWords: Record<Language, OptionWords> = {
  zh: {
    chooseOptions: '选择规格',
    stillToChoose: (names) => `还需选择：${names}`,
    toChoose: (option) => `请选择${option}`,
    notMade: '无此款',
  },
  en: {
    chooseOptions: 'Choose options',
    stillToChoose: (names) => `Please choose: ${names}`,
    toChoose: (option) => `Choose ${/^[aeiou]/i.test(option) ? 'an' : 'a'} ${lowered(option)}`,
    notMade: 'not available',
  },
  es: {
    chooseOptions: 'Elige opciones',
    stillToChoose: (names) => `Falta elegir: ${names}`,
    toChoose: (option) => `Elige: ${lowered(option)}`,
    notMade: 'no disponible',
  },
  jp: {
    chooseOptions: 'オプションを選択',
    stillToChoose: (names) => `未選択：${names}`,
    toChoose: (option) => `${option}を選択`,
    notMade: '取り扱いなし',
  },
  th: {
    chooseOptions: 'เลือกตัวเลือก',
    stillToChoose: (names) => `ยังต้องเลือก: ${names}`,
    toChoose: (option) => `เลือก${option}`,
    notMade: 'ไม่มีจำหน่าย',
  },
  zhtw: {
    chooseOptions: '選擇規格',
    stillToChoose: (names) => `尚未選擇：${names}`,
    toChoose: (option) => `請選擇${option}`,
    notMade: '無此款',
  },
}

export const useOptionWords = (): OptionWords => optionWords[useLang()]
