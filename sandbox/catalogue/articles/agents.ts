import { type Chapter, list, p, to } from './article.ts';

export const agents: Chapter = {
  category: 'agents',
  articles: [
    {
      id: 'become-agent',
      es: {
        title: '¿Cómo me hago agente?',
        keywords: ['agente', 'equipo', 'socio', 'unirme'],
        parts: [
          p(
            `Mira ${to('/join', 'Únete')} y escríbenos. Revisamos cada solicitud y te respondemos con las condiciones.`,
          ),
        ],
      },
      en: {
        title: 'How do I become an agent?',
        keywords: ['agent', 'team', 'partner', 'join'],
        parts: [
          p(
            `See ${to('/join', 'Join us')} and write to us. We look at every request and answer with the terms.`,
          ),
        ],
      },
    },
    {
      id: 'agent-centre',
      es: {
        title: '¿Qué hay en el centro de agentes?',
        keywords: ['equipo', 'línea', 'comisión', 'ingresos', 'contrato'],
        parts: [
          p(
            `En ${to('/agent', 'Centro de agentes')} está tu equipo: cuentas de tu línea, sus cifras y tus contratos. Solo lo abren las cuentas de agente.`,
          ),
          list(
            'Cada cifra se abre hasta la apuesta que la forma.',
            'Tu pago sale del contrato vigente, una vez por período.',
          ),
        ],
      },
      en: {
        title: 'What is in the agent centre?',
        keywords: ['team', 'line', 'commission', 'income', 'contract'],
        parts: [
          p(
            `The ${to('/agent', 'Agent centre')} holds your team: the accounts of your line, their figures and your contracts. Only agent accounts open it.`,
          ),
          list(
            'Every figure opens down to the bet it is made of.',
            'Your pay comes from the contract in force, once a period.',
          ),
        ],
      },
    },
    {
      id: 'contracts',
      codes: ['CONTRACT_RULE'],
      es: {
        title: '¿Qué contratos puedo ofrecer?',
        keywords: ['contrato', 'oferta', 'porcentaje', 'dividendo', 'salario'],
        parts: [
          p(
            'Solo a agentes que están directamente debajo de ti, con un porcentaje que no supere el tuyo. Todo lo que das, sumado, no puede pasar del total.',
          ),
          list(
            'Mientras una oferta espera respuesta, no se puede ofrecer otra ni pedir el fin del contrato.',
            'Un contrato termina cuando una parte lo pide y la otra acepta.',
            'Al aceptar un porcentaje menor, terminan los contratos que diste por encima de él: se ven por su nombre antes de aceptar.',
          ),
        ],
      },
      en: {
        title: 'Which contracts can I offer?',
        keywords: ['contract', 'offer', 'rate', 'dividend', 'salary'],
        parts: [
          p(
            'Only to agents who stand directly below you, with a rate that is not above your own. All that you give, added up, can’t be more than the whole.',
          ),
          list(
            'While an offer waits for an answer, neither can another be made nor the end of the contract be asked for.',
            'A contract ends when one side asks for it and the other agrees.',
            'Accepting a lower rate ends the contracts you gave above it: you see them by name before you accept.',
          ),
        ],
      },
    },
    {
      id: 'bills',
      es: {
        title: '¿Cómo se calcula y se paga una liquidación?',
        keywords: ['liquidación', 'comprobante', 'dividendo', 'salario', 'pago', 'comprobar', 'ingresos'],
        parts: [
          p(
            'Cuando termina un período de tu contrato, se calcula una vez con las apuestas de tu equipo y ya no cambia. Lo que se sabe después es una corrección, que se compensa con los pagos siguientes.',
          ),
          list(
            'Un dividendo se revisa antes de pagarse. Los salarios se pagan en cuanto se calculan.',
            'Si paga el agente de arriba y no tiene saldo, se paga por partes en cuanto lo tenga, hasta su fecha.',
            'Si no se alcanzó una condición, la liquidación dice cuál, con lo que pedía y lo que hubo.',
            `Todo lo que recibiste y pagaste está en ${to('/agent/myIncome', 'Mis ingresos')}.`,
          ),
          p(
            'El comprobante es un archivo firmado con las filas, los niveles y el saldo anterior. Tu dispositivo lo calcula otra vez antes de guardarlo; cualquiera puede hacerlo sin conexión con npm run statement:check. Si no coincide, guárdalo y muéstranoslo.',
          ),
        ],
      },
      en: {
        title: 'How is a bill computed and paid?',
        keywords: ['bill', 'statement', 'dividend', 'salary', 'payment', 'check', 'income'],
        parts: [
          p(
            'When a period of your contract is over, it is computed once from your team’s bets and does not change any more. What becomes known later is a correction, which is made up for with the next payments.',
          ),
          list(
            'A dividend is looked at before it is paid. Salaries are paid as soon as they are computed.',
            'If the agent above pays and has too little money, it is paid in parts as soon as there is some, until its date.',
            'If a condition was not met, the bill says which, with what it asked for and what there was.',
            `All that you received and paid is in ${to('/agent/myIncome', 'My income')}.`,
          ),
          p(
            'The statement is a signed file with the rows, the tiers and the opening balance. Your device computes it again before it saves it; anybody can do so without a connection with npm run statement:check. If it does not agree, save it and show it to us.',
          ),
        ],
      },
    },
    {
      id: 'invitation-links',
      codes: ['INVITATION_LIMIT'],
      es: {
        title: '¿Cómo invito a personas a mi equipo?',
        keywords: ['enlace', 'invitación', 'código', 'QR', 'referido', 'registrar'],
        parts: [
          p(
            `En el ${to('/agent/registrationCenter', 'Centro de registro')} creas un enlace, lo compartes y ves cuántas personas se registraron con él. Quien lo usa queda directamente debajo de ti.`,
          ),
          list(
            'Puedes tener varios enlaces abiertos, hasta el máximo que la página muestra. Para crear otro, cierra uno.',
            'Un enlace para agentes puede ofrecer un porcentaje de cada contrato que tienes, hasta el tuyo: quien se registra recibe la oferta. Si ya no es posible, se registra igual y te avisamos por qué.',
            'Un enlace cerrado no se vuelve a abrir; las personas que trajo siguen en tu equipo.',
            'También puedes registrar a alguien con el formulario: la contraseña que elijas es temporal y se cambia al entrar por primera vez.',
          ),
        ],
      },
      en: {
        title: 'How do I invite people to my team?',
        keywords: ['link', 'invitation', 'code', 'QR', 'referral', 'register'],
        parts: [
          p(
            `In the ${to('/agent/registrationCenter', 'Registration centre')} you make a link, share it and see how many people registered with it. Whoever uses it stands directly below you.`,
          ),
          list(
            'You may have several links open, up to the most that the page shows. To make another, close one.',
            'A link for agents may offer a rate of each contract that you have, up to your own: whoever registers gets the offer. When it is no longer possible, they register all the same and we tell you why.',
            'A closed link is not opened again; the people it brought stay in your team.',
            'You can also register somebody with the form: the password you choose is temporary and is changed at the first login.',
          ),
        ],
      },
    },
    {
      id: 'member-of-team',
      codes: ['MEMBER_UNKNOWN'],
      es: {
        title: '¿Por qué no puedo ver a una persona?',
        keywords: ['equipo', 'no está', 'ficha', 'línea', 'se fue'],
        parts: [
          p(
            `Solo ves a quien está debajo de ti. Quien cambió de línea deja de aparecer con todo lo suyo, aunque tengas su ficha abierta. Búscala otra vez en ${to('/agent/downline', 'Mi equipo')}.`,
          ),
        ],
      },
      en: {
        title: 'Why can’t I see a person?',
        keywords: ['team', 'missing', 'card', 'line', 'left'],
        parts: [
          p(
            `You only see who is below you. Somebody who moved to another line is gone with everything of theirs, even while you have their card open. Look for them again in ${to('/agent/downline', 'My team')}.`,
          ),
        ],
      },
    },
  ],
};
