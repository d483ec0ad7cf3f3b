import { type Chapter, list, p, steps, to } from './article.ts';

export const deposits: Chapter = {
  category: 'deposits',
  articles: [
    {
      id: 'deposit',
      es: {
        title: '¿Cómo deposito?',
        keywords: ['recargar', 'ingresar dinero', 'cargar saldo', 'transferencia', 'tarjeta', 'pagar'],
        parts: [
          steps(
            'deposit',
            'Método, monto, pago y saldo',
            `Abre ${to('/member/depositv2', 'Depositar')} y elige un método.`,
            'Escribe el monto, o toca uno de los rápidos. Ves la comisión y lo que llega antes de seguir.',
            'Paga: con los datos del banco que mostramos, o en la página del cajero que se abre.',
            'Sigue el depósito en la misma pantalla: el saldo cambia solo.',
          ),
          p('Según el método, puedes depositar desde {minDeposit} hasta {maxDeposit} cada vez.'),
        ],
      },
      en: {
        title: 'How do I deposit?',
        keywords: ['top up', 'add money', 'bank transfer', 'card', 'pay'],
        parts: [
          steps(
            'deposit',
            'Method, amount, payment and balance',
            `Open ${to('/member/depositv2', 'Deposit')} and choose a method.`,
            'Type the amount, or press one of the quick ones. You see the fee and what arrives before you go on.',
            'Pay: with the bank data that we show, or on the cashier’s page that opens.',
            'Follow the deposit on the same screen: the balance changes by itself.',
          ),
          p('Depending on the method you can deposit from {minDeposit} to {maxDeposit} each time.'),
        ],
      },
    },
    {
      id: 'deposit-method-closed',
      codes: ['METHOD_CLOSED'],
      es: {
        title: '¿Por qué no está disponible un método de depósito?',
        keywords: ['método cerrado', 'banco', 'mantenimiento'],
        parts: [
          p(
            `El banco o el proveedor está en pausa. No se cobró nada. Elige otro en ${to('/member/depositv2', 'Depositar')}; los que están cerrados lo dicen.`,
          ),
        ],
      },
      en: {
        title: 'Why is a way to deposit not available?',
        keywords: ['closed method', 'bank', 'maintenance'],
        parts: [
          p(
            `The bank or the provider pauses. Nothing was charged. Choose another in ${to('/member/depositv2', 'Deposit')}; those that are closed say so.`,
          ),
        ],
      },
    },
    {
      id: 'amount-limits',
      codes: ['AMOUNT_LIMIT'],
      es: {
        title: '¿Qué montos puedo mover?',
        keywords: ['mínimo', 'máximo', 'límite', 'importe', 'tope'],
        parts: [
          list(
            'Depósito: de {minDeposit} a {maxDeposit}, según el método.',
            'Retiro: de {minWithdrawal} a {maxWithdrawal} cada vez, y {withdrawalPerDay} en un día.',
            'Entre billeteras: de {minTransfer} a {maxTransfer}.',
            'A tu línea: de {minLine} a {maxLine} cada vez, y {linePerDay} en un día.',
          ),
          p(
            'Además, la comisión no puede llevarse todo el monto. Cada formulario dice su mínimo y su máximo antes de que escribas.',
          ),
        ],
      },
      en: {
        title: 'Which amounts can I move?',
        keywords: ['minimum', 'maximum', 'limit', 'cap'],
        parts: [
          list(
            'Deposit: from {minDeposit} to {maxDeposit}, depending on the method.',
            'Withdrawal: from {minWithdrawal} to {maxWithdrawal} each time, and {withdrawalPerDay} in a day.',
            'Between wallets: from {minTransfer} to {maxTransfer}.',
            'Within your line: from {minLine} to {maxLine} each time, and {linePerDay} in a day.',
          ),
          p(
            'Also, the fee can’t take all of the amount. Every form says its minimum and maximum before you type.',
          ),
        ],
      },
    },
    {
      id: 'deposit-late',
      codes: ['ALREADY_SETTLED'],
      es: {
        title: 'Pagué y mi depósito no llega. ¿Qué hago?',
        keywords: ['demora', 'pendiente', 'no acreditado', 'comprobante', 'se resolvió'],
        parts: [
          p(
            `Abre ${to('/member/depositv2', 'Depositar')} y mira tus depósitos: cada uno dice en qué está y cuánto suele tardar.`,
          ),
          list(
            'Una transferencia espera a que la confirmemos. Añade el comprobante para ir más rápido.',
            'Un pago en el cajero vence a los {cashierMinutes} minutos si no lo terminas; no se cobra nada.',
            'Si dice que ya se resolvió mientras tanto, ábrelo otra vez: verás cómo quedó.',
          ),
        ],
      },
      en: {
        title: 'I paid and my deposit has not arrived. What now?',
        keywords: ['delay', 'pending', 'not credited', 'receipt', 'settled'],
        parts: [
          p(
            `Open ${to('/member/depositv2', 'Deposit')} and look at your deposits: each says where it stands and how long it usually takes.`,
          ),
          list(
            'A transfer waits for us to confirm it. Add the proof of payment to go faster.',
            'A payment at the cashier expires after {cashierMinutes} minutes if you do not finish it; nothing is charged.',
            'If it says that it was settled meanwhile, open it again: you will see how it ended.',
          ),
        ],
      },
    },
    {
      id: 'proof-of-payment',
      codes: ['PROOF_REFUSED', 'PROOF_QUOTA', 'PROOF_OFFSET'],
      es: {
        title: '¿Cómo envío el comprobante de mi pago?',
        keywords: ['prueba', 'recibo', 'imagen', 'subir foto', 'captura'],
        parts: [
          steps(
            'proof',
            'Depósito, imagen y envío',
            `Abre el depósito en ${to('/member/depositv2', 'Depositar')}.`,
            'Elige un PNG o JPG de hasta {pictureMegabytes} MB. Una captura sirve.',
            'Espera a que la barra llegue al final.',
          ),
          p(
            'Si se corta la conexión, la subida sigue desde donde iba. Puedes subir {proofsPerDay} imágenes al día. Un archivo dañado, o que solo tiene nombre de imagen, no se acepta.',
          ),
        ],
      },
      en: {
        title: 'How do I send the proof of my payment?',
        keywords: ['receipt', 'image', 'upload a photo', 'screenshot'],
        parts: [
          steps(
            'proof',
            'Deposit, image and sending',
            `Open the deposit in ${to('/member/depositv2', 'Deposit')}.`,
            'Choose a PNG or JPG of up to {pictureMegabytes} MB. A screenshot will do.',
            'Wait until the bar is at its end.',
          ),
          p(
            'If the line breaks, the upload goes on from where it was. You may upload {proofsPerDay} images a day. A damaged file, or one that is an image by name only, is not accepted.',
          ),
        ],
      },
    },
    {
      id: 'vouchers',
      codes: ['VOUCHER_REFUSED'],
      es: {
        title: '¿Por qué no vale mi código de vale?',
        keywords: ['cupón', 'vale', 'código de recarga', 'ya usado'],
        parts: [
          p(
            `Se canjea en ${to('/member/depositv2', 'Depositar')}, método Vale. Cada vale sirve una sola vez.`,
          ),
          p(
            'Cópialo sin espacios y cuida las letras parecidas. Si ya se usó, mira tus movimientos: quizá el dinero ya está en tu billetera.',
          ),
        ],
      },
      en: {
        title: 'Why is my voucher code not valid?',
        keywords: ['coupon', 'voucher', 'top-up code', 'already used'],
        parts: [
          p(`Redeem it in ${to('/member/depositv2', 'Deposit')}, method Voucher. Every voucher works once.`),
          p(
            'Copy it without spaces and mind letters that look alike. If it was already used, look at your records: the money may be in your wallet.',
          ),
        ],
      },
    },
  ],
};
