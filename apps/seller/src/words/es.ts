import { consoleEs } from '@plaza/console/words/es'
import type { Words } from './en.ts'

export const es: Words = {
  common: {
    requestFailed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
    networkFailed: 'Revisa la conexión y vuelve a intentarlo.',
  },
  console: consoleEs,
  screens: {
    pages: 'Páginas',
    dashboard: 'Panel',
    orders: 'Pedidos',
    order: 'Pedido',
    refunds: 'Solicitudes de reembolso',
    refund: 'Solicitud de reembolso',
    products: 'Productos',
    product: 'Producto',
    stock: 'Existencias',
    stockItem: 'Existencias de un producto',
    intakes: 'Entradas',
    intake: 'Entrada',
    newIntake: 'Nueva entrada',
    reviews: 'Reseñas',
    coupons: 'Cupones',
    coupon: 'Cupón',
  },
  roles: { owner: 'Dueño', catalogue: 'Productos', orders: 'Pedidos', finance: 'Finanzas', support: 'Atención' },
  foot: {
    menu: 'Tienda y ajustes',
    toMall: 'Ir al centro comercial',
    appearance: 'Idioma y aspecto',
    language: 'Idioma',
    theme: 'Aspecto',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
    logOut: 'Cerrar sesión',
    languageFailed: 'No se pudo cargar ese idioma',
  },
  signIn: {
    title: 'La consola de tu tienda',
    text: 'Ábrela desde el centro comercial: inicia sesión allí y elige «Gestionar la tienda». Entrarás directamente.',
    ended: 'Tu sesión aquí ha terminado. Vuelve a abrir la consola desde el centro comercial.',
    wrong: 'Ese enlace ya se usó o su minuto ha pasado. Vuelve a abrir la consola desde el centro comercial.',
    toMall: 'Ir al centro comercial',
    opening: 'Abriendo tu tienda…',
  },
}
