import { type Chapter, list, p, steps, to } from './article.ts';

export const withdrawals: Chapter = {
  category: 'withdrawals',
  articles: [
    {
      id: 'withdraw',
      es: {
        title: '¿Cómo retiro mi dinero?',
        keywords: ['cobrar', 'sacar dinero', 'pago', 'ganancias', 'comisión'],
        parts: [
          steps(
            'withdraw',
            'Cuenta de cobro, monto, contraseña y pago',
            `Abre ${to('/member/withdraw', 'Retirar')} y elige una cuenta de cobro.`,
            'Escribe el monto: de {minWithdrawal} a {maxWithdrawal}.',
            'Confirma con tu contraseña de retiro. Ves la comisión y lo que te llega antes.',
            'Sigue el retiro en la misma pantalla. Mientras está pendiente puedes recuperarlo.',
          ),
          p(
            'La comisión es {feePercent} % más {feeFixed} por retiro. En un día se retiran {withdrawalPerDay} como máximo.',
          ),
        ],
      },
      en: {
        title: 'How do I withdraw my money?',
        keywords: ['cash out', 'payout', 'winnings', 'fee'],
        parts: [
          steps(
            'withdraw',
            'Payout account, amount, password and payment',
            `Open ${to('/member/withdraw', 'Withdraw')} and choose a payout account.`,
            'Type the amount: from {minWithdrawal} to {maxWithdrawal}.',
            'Confirm with your withdraw password. You see the fee and what you get before that.',
            'Follow the withdrawal on the same screen. While it is pending you can take it back.',
          ),
          p(
            'The fee is {feePercent} % plus {feeFixed} a withdrawal. In one day {withdrawalPerDay} can be withdrawn at most.',
          ),
        ],
      },
    },
    {
      id: 'turnover',
      codes: ['TURNOVER_MISSING'],
      es: {
        title: '¿Por qué debo apostar antes de retirar?',
        keywords: ['rollover', 'apostar', 'requisito', 'falta apostar'],
        parts: [
          p(
            'Hay que apostar lo depositado × {turnover} antes de retirarlo: así un depósito no sirve solo para pasar dinero. Un bono tiene su propia condición, y la dice.',
          ),
          p(
            `En ${to('/member/withdraw', 'Retirar')} ves cuánto falta. Cuentan las apuestas ya resueltas, no las abiertas ni las anuladas.`,
          ),
        ],
      },
      en: {
        title: 'Why must I bet before I withdraw?',
        keywords: ['rollover', 'wagering', 'requirement', 'still to bet'],
        parts: [
          p(
            'What you deposit must be bet × {turnover} before it is withdrawn, so that a deposit does not only pass money on. A bonus has a term of its own, and says it.',
          ),
          p(
            `${to('/member/withdraw', 'Withdraw')} shows how much is missing. Settled bets count; open and void ones do not.`,
          ),
        ],
      },
    },
    {
      id: 'payout-accounts',
      codes: ['ACCOUNT_LIMIT'],
      es: {
        title: '¿A qué cuentas puedo retirar?',
        keywords: ['cuenta bancaria', 'cuenta de cobro', 'titular', 'banco', 'billetera electrónica'],
        parts: [
          list(
            `Solo a cuentas a tu nombre, el que está en ${to('/member/securityCenter/profile', 'Mis datos')}.`,
            `Se añaden y se quitan en ${to('/member/withdraw', 'Retirar')}, con tu contraseña de retiro.`,
            'Puedes tener {payoutAccounts} a la vez. Para otra, quita una: lo que ya pediste a ella se paga igual.',
          ),
        ],
      },
      en: {
        title: 'To which accounts can I withdraw?',
        keywords: ['bank account', 'payout account', 'holder', 'bank', 'e-wallet'],
        parts: [
          list(
            `Only to accounts in your name, the one in ${to('/member/securityCenter/profile', 'My details')}.`,
            `Add and remove them in ${to('/member/withdraw', 'Withdraw')}, with your withdraw password.`,
            'You may have {payoutAccounts} at a time. For another, remove one: what you asked for to it is paid all the same.',
          ),
        ],
      },
    },
    {
      id: 'withdraw-password',
      codes: ['WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_MISSING'],
      es: {
        title: '¿Qué es la contraseña de retiro?',
        keywords: ['seis dígitos', 'pin', 'clave de retiro', 'mover dinero'],
        parts: [
          p(
            `Son seis dígitos, distintos de tu contraseña de acceso, que hacen falta para mover dinero y canjear premios. La creas o la cambias en ${to('/member/securityCenter/withdrawPassword', 'Mi cuenta, Contraseña de retiro')}.`,
          ),
          p(
            'Si la escribes mal varias veces, descansa {lockMinutes} minutos. Nadie de {brand} te la pedirá.',
          ),
        ],
      },
      en: {
        title: 'What is the withdraw password?',
        keywords: ['six digits', 'pin', 'move money'],
        parts: [
          p(
            `Six digits, other than your login password, that are needed to move money and redeem rewards. Set or change them in ${to('/member/securityCenter/withdrawPassword', 'My account, Withdraw password')}.`,
          ),
          p(
            'After several wrong tries it rests for {lockMinutes} minutes. Nobody at {brand} will ask you for it.',
          ),
        ],
      },
    },
    {
      id: 'withdrawal-late',
      es: {
        title: '¿Cuánto tarda un retiro, y cómo confirmo que lo recibí?',
        keywords: ['demora', 'recibido', 'no llegó', 'confirmar', 'pendiente'],
        parts: [
          p(
            `Lo ves paso a paso en ${to('/member/withdraw', 'Retirar')}. Cuando lo pagamos te pedimos que digas si llegó.`,
          ),
          list(
            'Si llegó, confírmalo. Si no dices nada en {receiptMinutes} minutos, cuenta como recibido.',
            'Si no llegó o llegó una parte, dilo ahí mismo: lo revisamos contigo.',
          ),
        ],
      },
      en: {
        title: 'How long does a withdrawal take, and how do I confirm that I got it?',
        keywords: ['delay', 'received', 'not arrived', 'confirm', 'pending'],
        parts: [
          p(
            `Follow it step by step in ${to('/member/withdraw', 'Withdraw')}. When we have paid, we ask you whether it arrived.`,
          ),
          list(
            'If it did, confirm it. If you say nothing for {receiptMinutes} minutes, it counts as received.',
            'If it did not arrive, or only a part of it, say so there: we look into it with you.',
          ),
        ],
      },
    },
  ],
};
