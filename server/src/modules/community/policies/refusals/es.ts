import type { RefusalWords } from './refusal-words.ts'

export const es: RefusalWords = {
  title: 'Lo que {shop_name} se niega a hacer',
  lead: 'Un centro comercial que guarda dinero ajeno debe ser difícil de manipular, también por su propio personal. Estas nueve cosas no son promesas: el programa no puede hacerlas.',
  check: 'Compruébelo:',
  refusals: [
    [
      'Quien vende nunca paga por vender. Aceptar, enviar o almacenar un pedido no le cuesta nada a la tienda.',
      'la lista de todo lo que se le puede pedir al centro es pública y nada de ella cobra a una tienda por un pedido. La tienda solo paga la comisión del {commission_percent} % cuando su venta se completa.',
      'Todas las llamadas',
    ],
    [
      'Nadie puede inventar pedidos, reseñas, valoraciones, seguidores, ventas, saldos ni ganancias. Todo se cuenta a partir de algo que ocurrió.',
      'intente reseñar algo que no compró: solo un pedido recibido abre el formulario. Las cifras de una demostración dicen que lo son.',
      'Sus compras',
    ],
    [
      'Un retiro acaba de una de tres formas: se paga, falla con un motivo o se cancela. La comisión sale del importe y nunca hay que pagar nada antes.',
      'antes de confirmar un retiro ve el importe, la comisión y lo que llega, y no hay ningún campo para un depósito, un impuesto o un margen.',
      'Retirar',
    ],
    [
      'El dinero solo se retiene con una regla, su importe, el día en que acaba la retención y una forma de oponerse.',
      'en su monedero cada importe retenido dice por qué y hasta cuándo.',
      'Monedero',
    ],
    [
      'Nadie del personal puede cambiar un saldo. Solo existe una corrección que firman dos personas y que usted puede leer.',
      'una corrección aparece entre sus movimientos, con su motivo en palabras.',
      'Movimientos',
    ],
    [
      'El premio por una invitación llega a un solo nivel, por el primer pedido completado de un amigo, y nunca por traer a más gente.',
      'sus invitaciones muestran a cada persona que invitó usted, y a nadie que invitaran ellas.',
      'Invitaciones',
    ],
    [
      '«Solo quedan 3», el tiempo que se acaba, los precios tachados y lo «vendido» son verdad. Un precio tachado es el más bajo de los 30 días anteriores.',
      'el número que queda baja cuando alguien compra, y un producto que nunca fue más caro no tiene precio tachado.',
      'Bajadas de precio',
    ],
    [
      'Los documentos de identidad y los justificantes de pago son privados y están cifrados. Solo los ve el personal que revisa, con marca de agua; cada consulta queda registrada y se borran cuando acaba su plazo.',
      'la dirección de una imagen así no se abre para nadie más que usted y quien revisa, y solo durante minutos.',
      'Política de privacidad',
    ],
    [
      'Puede llevarse todos sus datos y cerrar su cuenta por sí mismo, sin pedírselo a nadie.',
      'ambas cosas están en sus ajustes: una pulsación cada una y un texto que dice qué ocurre.',
      'Mis datos',
    ],
  ],
}
