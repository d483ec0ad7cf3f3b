/** What is said in both languages of the flow book. */
export type Said = { readonly en: string; readonly es: string };

/** Reasons that hold for many flows. */
export const reasons = {
  defect: {
    en: 'a child machine breaks only because of a defect in its own code: the chart shows it',
    es: 'una máquina hija se rompe solo por un defecto propio: lo muestra el diagrama',
  },
  afterDefect: {
    en: 'only a child machine with a defect leads here: the chart shows it',
    es: 'solo lleva aquí una máquina hija con un defecto: lo muestra el diagrama',
  },
} as const satisfies Readonly<Record<string, Said>>;

/** Why a level can't bring a transition about: one of those above, or a text of its own where none fits. */
export type Reason = keyof typeof reasons | Said;

/** The words of a reason. */
export function wordsOf(reason: Reason): Said {
  return typeof reason === 'string' ? reasons[reason] : reason;
}
