import type { TextsWords } from './en.ts'

export const es: TextsWords = {
  title: 'Textos y mensajes',
  text: 'Lo que dice el centro al rechazar algo y lo que dicen sus avisos. Primero lo que falta; después, lo que el inglés dejó atrás.',
  views: {
    all: 'Todos',
    missing: 'Faltan',
    stale: 'Atrasados',
    own: 'Cambiados',
  },
  search: 'Buscar textos',
  none: 'Nada de ese tipo',
  noneText: 'Elige «Todos» para ver todos los textos.',
  key: 'Clave',
  about: {
    message: 'Rechazo',
    notice: 'Aviso',
  },
  stale: 'El inglés ya dice otra cosa',
  fits: 'Sigue valiendo',
  filledIn: (names: string) => `Se rellena: ${names}`,
  empty: 'Vacío: se dice como venía',
  save: 'Guardar',
  saved: 'Ahora se dice así',
  take: 'Llevarse la tabla',
  bring: 'Traer una tabla',
  bringTitle: 'Lo que cambia la tabla',
  nothingChanges: 'Dice lo que ya se dice',
  unknown: (keys: string) => `Desconocidos, se dejan fuera: ${keys}`,
  notTaken: (keys: string) => `No se tomaron: ${keys}`,
  noTable: 'No es una tabla de textos: necesita las columnas key, en, zh, zhtw, es, jp, th',
  write: 'Decirlo así',
}
