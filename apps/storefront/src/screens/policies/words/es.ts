import type { PolicyWords } from './en.ts'

export const es: PolicyWords = {
  all: 'Todas las políticas',
  names: {
    terms: 'Términos y condiciones',
    return: 'Política de devoluciones',
    privacy: 'Política de privacidad',
    user: 'Acuerdo de usuario',
    support: 'Ayuda',
    about_us: 'Quiénes somos',
  },
  version: (version, since) => `Versión ${version}, en vigor desde el ${since}`,
  past: (since) => `Esta es una versión anterior. Desde el ${since} está en vigor otra.`,
  toNewest: 'Leer la que está en vigor',
  compare: 'Comparar con la que está en vigor',
  differs: 'Qué es distinto ahora',
  noDifference: 'Las dos versiones dicen lo mismo.',
  went: 'Ya no está:',
  came: 'Nuevo:',
  figures: 'Sus frases son las de entonces; las cifras que contienen son las de hoy.',
  changed: 'Qué ha cambiado',
  contents: 'Contenido',
  versions: 'Versiones',
  document: 'Documento de Word',
  print: 'Imprimir',
  ownData: 'Mis datos y mi cuenta',
  notWritten: 'El centro comercial aún no ha escrito esta página. Atención al cliente responde a sus preguntas.',
}
