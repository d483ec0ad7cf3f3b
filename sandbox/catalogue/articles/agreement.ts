import type { Article } from './article.ts';

export const agreement: Article = {
  id: 'agreement',
  es: {
    title: 'Acuerdo de usuario',
    keywords: ['contrato', 'condiciones', 'versión', 'acepté'],
    parts: [
      '<p>Este acuerdo regula el uso de {brand}. Al crear una cuenta confirmas que lo has leído y que estás conforme.</p>',
      '<h2>Quién puede jugar</h2><p>Solo personas de <strong>{age} años o más</strong>, que juegan por su propia cuenta y desde un lugar donde está permitido. Podemos pedirte un documento en cualquier momento.</p>',
      '<h2>Tu cuenta</h2><ul><li>Una cuenta por persona, con datos verdaderos.</li><li>Tu contraseña y tu contraseña de retiro son solo tuyas: nadie de {brand} te las pedirá.</li><li>Los retiros se pagan únicamente a cuentas a tu nombre.</li></ul>',
      '<h2>Juego limpio</h2><p>No se permiten programas que jueguen por ti, cuentas de terceros ni el abuso de promociones. Una apuesta aceptada no se puede anular, salvo error evidente.</p>',
      '<h2>Juego responsable</h2><p>Puedes poner límites, tomarte un descanso o cerrar tu cuenta cuando quieras. Si el juego deja de ser diversión, habla con nosotros.</p>',
      '<h2>Cambios</h2><p>Esta es la versión {agreementVersion}. Si cambia, te lo diremos antes de que se aplique.</p>',
    ],
  },
  en: {
    title: 'User agreement',
    keywords: ['contract', 'terms', 'version', 'accepted'],
    parts: [
      '<p>This agreement covers the use of {brand}. By opening an account you confirm that you have read it and agree to it.</p>',
      '<h2>Who may play</h2><p>Only people of <strong>{age} years or older</strong>, who play for themselves and from a place where that is allowed. We may ask you for a document at any time.</p>',
      '<h2>Your account</h2><ul><li>One account a person, with true data.</li><li>Your password and your withdrawal password are yours alone: nobody at {brand} will ask you for them.</li><li>Withdrawals are paid only to accounts in your name.</li></ul>',
      '<h2>Fair play</h2><p>Programs that play for you, accounts of others and the abuse of promotions are not allowed. A bet that was accepted can’t be undone, except for an obvious error.</p>',
      '<h2>Responsible gaming</h2><p>You may set limits, take a break or close your account whenever you like. When the game is no longer fun, talk to us.</p>',
      '<h2>Changes</h2><p>This is version {agreementVersion}. If it changes, we will tell you before it applies.</p>',
    ],
  },
};
