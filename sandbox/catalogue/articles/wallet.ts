import { type Chapter, list, p, steps, to } from './article.ts';

export const wallet: Chapter = {
  category: 'wallet',
  articles: [
    {
      id: 'wallets',
      codes: ['BALANCE_SHORT', 'WALLET_UNKNOWN', 'WALLET_CLOSED'],
      es: {
        title: '¿Por qué mi dinero está en varias billeteras?',
        keywords: ['saldo', 'cartera', 'transferir', 'proveedor', 'no alcanza', 'traer todo'],
        parts: [
          p(
            'Cada proveedor de juegos guarda lo que llevas a sus juegos. Solo la billetera principal paga retiros y recibe depósitos.',
          ),
          steps(
            'transfer',
            'Billetera, monto y proveedor',
            `Abre ${to('/member/transferFund', 'Mi billetera')}.`,
            'Elige hacia dónde y el proveedor.',
            'Escribe el monto, o usa «Traer todo» para reunirlo en la principal.',
          ),
          p(
            'Si una billetera no tiene suficiente, mira las demás. La de un proveedor en mantenimiento ni recibe ni entrega dinero, y sigue siendo tuyo.',
          ),
        ],
      },
      en: {
        title: 'Why is my money in several wallets?',
        keywords: ['balance', 'transfer', 'provider', 'not enough', 'collect'],
        parts: [
          p(
            'Every provider of games keeps what you take to its games. Only the main wallet pays withdrawals and takes deposits.',
          ),
          steps(
            'transfer',
            'Wallet, amount and provider',
            `Open ${to('/member/transferFund', 'My wallet')}.`,
            'Choose the direction and the provider.',
            'Type the amount, or collect everything in the main wallet.',
          ),
          p(
            'If a wallet does not hold enough, look at the others. The wallet of a provider under maintenance neither takes nor gives money, which stays yours.',
          ),
        ],
      },
    },
    {
      id: 'line-transfers',
      codes: ['RECIPIENT_REFUSED'],
      es: {
        title: '¿A quién puedo enviar dinero?',
        keywords: ['transferir a mi línea', 'enviar', 'destinatario', 'agente', 'referido'],
        parts: [
          p(
            `Desde ${to('/member/transferUpline', 'Transferir a mi línea')}, solo a cuentas activas de tu propia línea: nunca a ti, a una cuenta de prueba ni a otra línea.`,
          ),
          p('De {minLine} a {maxLine} cada vez, y {linePerDay} en un día. Una vez enviado no se deshace.'),
        ],
      },
      en: {
        title: 'To whom can I send money?',
        keywords: ['transfer within my line', 'send', 'recipient', 'agent'],
        parts: [
          p(
            `From ${to('/member/transferUpline', 'Transfer to my line')}, only to active accounts of your own line: never to yourself, a demo account or another line.`,
          ),
          p(
            'From {minLine} to {maxLine} each time, and {linePerDay} in a day. Once sent, it can’t be undone.',
          ),
        ],
      },
    },
    {
      id: 'terms-changed',
      codes: ['QUOTE_CHANGED'],
      es: {
        title: '¿Por qué dice que las condiciones cambiaron?',
        keywords: ['precio', 'comisión nueva', 'confirmar otra vez'],
        parts: [
          p(
            'Entre que viste el precio y lo confirmaste cambió una comisión, un límite o una cotización. No se movió nada: mira las condiciones nuevas y confirma otra vez si te convienen.',
          ),
        ],
      },
      en: {
        title: 'Why does it say that the terms have changed?',
        keywords: ['price', 'new fee', 'confirm again'],
        parts: [
          p(
            'Between seeing the price and confirming it, a fee, a limit or a rate changed. Nothing was moved: look at the new terms and confirm again if they suit you.',
          ),
        ],
      },
    },
    {
      id: 'sent-twice',
      codes: ['KEY_REUSED', 'KEY_BUSY', 'KEY_VOID', 'COPY_REFUSED'],
      es: {
        title: 'No sé si mi operación se hizo. ¿La envío otra vez?',
        keywords: ['doble', 'repetida', 'dos veces', 'no sabemos', 'en curso'],
        parts: [
          list(
            'Si la página dice que no sabemos si se hizo, toca «Preguntar ahora»: la respuesta vale.',
            'Si dice que se está haciendo, espera un momento y mira otra vez.',
            'Si dice que ya se envió con otros datos, abre el formulario de nuevo.',
          ),
          p(
            `Una operación con la misma clave nunca se hace dos veces. En ${to('/member/transactionHistory', 'Movimientos de la cuenta')} está todo lo que se hizo.`,
          ),
        ],
      },
      en: {
        title: 'I don’t know whether it was carried out. Do I send it again?',
        keywords: ['double', 'repeated', 'twice', 'unknown', 'running'],
        parts: [
          list(
            'If the page says that we don’t know, press “Ask now”: the answer counts.',
            'If it says that it is being carried out, wait a moment and look again.',
            'If it says that it was sent with other data, open the form again.',
          ),
          p(
            `An act under the same key is never carried out twice. ${to('/member/transactionHistory', 'Account record')} holds all that was done.`,
          ),
        ],
      },
    },
    {
      id: 'records',
      codes: ['RANGE_REFUSED'],
      es: {
        title: '¿Dónde veo mis apuestas y movimientos?',
        keywords: ['historial', 'extracto', 'fechas', 'exportar', 'csv'],
        parts: [
          list(
            `${to('/member/personalHistoryCopy', 'Historial de apuestas')}: cada apuesta y su resultado.`,
            `${to('/member/transactionHistory', 'Movimientos de la cuenta')}: cada entrada y salida de dinero.`,
            `${to('/member/personalProfit', 'Ganancias y pérdidas')}: las sumas por día.`,
          ),
          p(
            'Guardamos los últimos {recordDays} días; la primera fecha no puede ser posterior a la última. Los días empiezan en la hora de {zone}. Todo se puede exportar a un archivo.',
          ),
        ],
      },
      en: {
        title: 'Where do I see my bets and records?',
        keywords: ['history', 'statement', 'dates', 'export', 'csv'],
        parts: [
          list(
            `${to('/member/personalHistoryCopy', 'Betting record')}: every bet and its result.`,
            `${to('/member/transactionHistory', 'Account record')}: all money in and out.`,
            `${to('/member/personalProfit', 'Profit and loss')}: the sums by day.`,
          ),
          p(
            'We keep the last {recordDays} days; the first date can’t be after the last. Days begin by the time of {zone}. Everything can be exported to a file.',
          ),
        ],
      },
    },
  ],
};
