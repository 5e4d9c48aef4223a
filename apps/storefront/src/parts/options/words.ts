import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'

type OptionWords = { chooseOptions: string; stillToChoose: (names: string) => string; toChoose: string; notMade: string }

const optionWords: Record<Language, OptionWords> = {
  zh: {
    chooseOptions: '选择规格',
    stillToChoose: (names) => `还需选择：${names}`,
    toChoose: '待选择',
    notMade: '无此款',
  },
  en: {
    chooseOptions: 'Choose options',
    stillToChoose: (names) => `Still to choose: ${names}`,
    toChoose: 'choose one',
    notMade: 'not available',
  },
  es: {
    chooseOptions: 'Elige opciones',
    stillToChoose: (names) => `Falta elegir: ${names}`,
    toChoose: 'por elegir',
    notMade: 'no disponible',
  },
  jp: {
    chooseOptions: 'オプションを選択',
    stillToChoose: (names) => `未選択：${names}`,
    toChoose: '未選択',
    notMade: '取り扱いなし',
  },
  th: {
    chooseOptions: 'เลือกตัวเลือก',
    stillToChoose: (names) => `ยังต้องเลือก: ${names}`,
    toChoose: 'ยังไม่ได้เลือก',
    notMade: 'ไม่มีจำหน่าย',
  },
  zhtw: {
    chooseOptions: '選擇規格',
    stillToChoose: (names) => `尚未選擇：${names}`,
    toChoose: '尚未選擇',
    notMade: '無此款',
  },
}

export const useOptionWords = (): OptionWords => optionWords[useLang()]
