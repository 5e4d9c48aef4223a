import { plural } from '@plaza/web/words'
import type { InvitationWords } from './en.ts'

export const es: InvitationWords = {
  terms: (rate, most) =>
    `Recibes el ${rate} % del primer pedido completado de cada persona que se registra con tu enlace, como máximo ${most} por persona. Se paga cuando termina el plazo de devolución y por nada más: quienes inviten tus amigos no te dan nada.`,
  invited: 'Personas invitadas',
  earned: 'Recompensas',
  pending: 'Por llegar',
  code: 'Código de invitación',
  link: 'Tu enlace',
  qr: 'Tu enlace como código QR',
  copy: 'Copiar enlace',
  share: 'Compartir',
  people: (n) => plural('es', n, { one: '# persona llegó con tu enlace', other: '# personas llegaron con tu enlace' }),
  nobody: 'Todavía nadie. Envía tu enlace a alguien.',
  more: 'Mostrar más',
  since: (day) => `Aquí desde el ${day}`,
  noOrder: 'Todavía no cuenta ningún pedido suyo.',
  decidedOn: (day) => `Se paga el ${day}, salvo que el pedido se devuelva antes.`,
  states: { none: 'Registrado', pending: 'Por llegar', credited: 'Pagada', void: 'Sin recompensa', taken_back: 'Retirada' },
  reasons: {
    refunded: 'El pedido se canceló o se reembolsó.',
    same_device: 'Su cuenta se usó en el mismo dispositivo que la tuya o que la de otra persona que invitaste.',
    same_address: 'Su pedido va a tu dirección o a la de otra persona que invitaste.',
    same_payout: 'Cobra su dinero en la misma cuenta que tú.',
    account_gone: 'Tu cuenta estaba cerrada en ese momento.',
    too_small: 'El pedido era demasiado pequeño para generar ni un céntimo.',
  },
}
