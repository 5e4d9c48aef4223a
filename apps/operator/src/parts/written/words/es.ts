import type { WrittenWords } from './en.ts'

export const es: WrittenWords = {
  change: 'Cambiar',
  save: 'Guardar',
  saved: 'Guardado',
  publish: 'Publicar',
  unpublish: 'Volver a borrador',
  saveFirst: 'Guarda antes los cambios',
  published: 'Los clientes lo ven a su tiempo',
  unpublished: 'Vuelve a ser borrador',
  remove: 'Quitar',
  removed: 'Quitado; los cambios de abajo lo recuperan',
  missing: (n) => (n === 1 ? 'falta 1 idioma' : `faltan ${n} idiomas`),
  from: 'Se muestra desde',
  to: 'Se muestra hasta',
  fromHint: 'Vacío: en cuanto se publique',
  toHint: 'Vacío: hasta que se retire',
  states: {
    draft: 'Borrador',
    planned: 'Previsto',
    running: 'Visible',
    ended: 'Terminado',
  },
}
