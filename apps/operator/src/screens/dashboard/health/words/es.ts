import type { HealthWords } from './en.ts'

export const es: HealthWords = {
  title: 'Estado',
  jobs: 'Tareas',
  waiting: 'En espera',
  running: 'En curso',
  failed: 'Abandonadas',
  noneFailed: 'Ninguna tarea abandonada.',
  retry: 'Reintentar',
  database: 'Base de datos',
  version: 'Versión',
  size: 'Tamaño',
  connections: 'Conexiones',
  storage: 'Almacenamiento',
  ok: 'Responde',
  notOk: 'No responde',
  mail: 'Correo',
  oldest: 'El más antiguo',
  done: 'Se reintenta',
}
