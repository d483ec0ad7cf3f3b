import styles from './hero.module.css';

/** Doorways one behind another, each lighter than the last: half their width, and their height. */
const doorways = [
  { half: 200, rise: 400 },
  { half: 150, rise: 320 },
  { half: 108, rise: 248 },
  { half: 72, rise: 184 },
  { half: 44, rise: 128 },
];

/** The view from the foyer: a row of open doorways with the light at its end. Drawn in the page, so that it costs no request. */
export function Enfilade() {
  return (
    <svg className={styles.enfilade} viewBox="0 0 440 420" aria-hidden="true">
      {doorways.map(({ half, rise }) => (
        <path
          key={half}
          d={`M${220 - half} 420V${420 - rise + half}a${half} ${half} 0 0 1 ${half * 2} 0V420z`}
        />
      ))}
      <path className={styles.floor} d="M192 420h56l72 0-58-44h-84l-58 44z" />
    </svg>
  );
}
