import { circle, group, line, path, polar, rect, stroke, transformOf, turnDrawing } from '../svg.ts';
import { hued, type Motif, type Named } from './motif.ts';
import { star } from './pieces.ts';

/** The balls and prizes of sports. */

const football: Motif = (random, { paper, ink, hero, metal }) => {
  const pentagon = line(
    Array.from({ length: 5 }, (_, at) => polar(30, at * 72)),
    true,
  );
  const outer = `${path('M-22-62L0-78L22-62L14-94A95 95 0 0 0-14-94z', ink)}${stroke('M0-30V-60', ink, 5)}`;
  return [
    stroke(
      'M-104 70Q-60 40-40 0M-110 36Q-84 18-70-14M-70 98Q-40 78-20 50',
      hero.mid,
      8,
      'stroke-linecap="round" opacity=".8"',
    ),
    group(
      [
        circle(0, 0, 86, paper),
        group(
          path(pentagon, ink) + turnDrawing(outer, 5),
          `${transformOf(0, 0, 0.9, random.between(0, 72))}`,
        ),
        path('M40-76A86 86 0 1 1-76 40A96 96 0 0 0 40-76z', metal.dark, 'opacity=".28"'),
        circle(0, 0, 86, 'none', `stroke="${ink}" stroke-width="5"`),
      ].join(''),
      transformOf(14, -6),
    ),
  ].join('');
};

const basketball: Motif = (random, { hero, ink, paper }) =>
  group(
    [
      circle(0, 0, 92, hero.mid),
      path('M30-87A92 92 0 1 1-87 30A104 104 0 0 0 30-87z', hero.dark, 'opacity=".55"'),
      stroke('M-92 0H92M0-92V92M-66-64Q-10 0-66 64M66-64Q10 0 66 64', ink, 6),
      circle(0, 0, 92, 'none', `stroke="${ink}" stroke-width="6"`),
      stroke('M-66-40A78 78 0 0 1-36-68', paper, 9, 'stroke-linecap="round" opacity=".7"'),
    ].join(''),
    transformOf(0, 0, 1, random.between(-40, 40)),
  );

const tennis: Motif = (_, { hero, second, metal, paper, ink }) =>
  [
    group(
      [
        stroke('M0 40V104', ink, 20, 'stroke-linecap="round"'),
        stroke('M0 40V104', second.mid, 14, 'stroke-linecap="round"'),
        `<ellipse cy="-22" rx="58" ry="70" fill="${paper}" fill-opacity=".18" stroke="${second.mid}" stroke-width="13"/>`,
        stroke(
          'M-40-70V28M-20-84V40M0-88V44M20-84V40M40-70V28M-52-50H52M-54-28H54M-52-6H52M-46 16H46',
          paper,
          2.5,
          'opacity=".8"',
        ),
      ].join(''),
      transformOf(-16, -4, 1, -28),
    ),
    circle(54, 52, 38, hero.mid),
    stroke('M24 30Q56 44 44 88M78 24Q56 44 90 62', paper, 5),
    circle(54, 52, 38, 'none', `stroke="${metal.dark}" stroke-opacity=".4" stroke-width="4"`),
  ].join('');

const trophy: Motif = (_, { metal, hero, second, paper, ink }) =>
  [
    stroke('M-50-64Q-104-70-92-22Q-84 10-38 8M50-64Q104-70 92-22Q84 10 38 8', metal.dark, 12),
    path('M-60-88H60Q60 18 14 34V54H-14V34Q-60 18-60-88z', metal.mid),
    path('M0-88H60Q60 18 14 34V54H0z', metal.dark, 'opacity=".6"'),
    rect(-66, -96, 132, 16, metal.light, 'rx="6"'),
    path('M-30 54H30L40 74H-40z', metal.mid),
    rect(-56, 72, 112, 26, ink, 'rx="5"'),
    rect(-30, 79, 60, 10, second.mid, 'rx="3"'),
    path(star(5, 27, 11), hero.mid, transformOf(0, -34)),
    stroke('M-46-70Q-46-24-28 2', paper, 7, 'stroke-linecap="round" opacity=".75"'),
  ].join('');

const pitch: Motif = (random, { second, hero, paper, ink, metal }) =>
  [
    path('M-66-62H66L104 74H-104z', second.dark),
    path('M-61-46H61L66-28H-66zM-72-8H72L79 16H-79zM-87 44H87L95 74H-95z', second.mid, 'opacity=".6"'),
    stroke('M-62-58H62L96 70H-96zM-78 6H78', paper, 4),
    `<ellipse cy="6" rx="32" ry="16" fill="none" stroke="${paper}" stroke-width="4"/>`,
    stroke('M-28-58L-32-42H32L28-58M-44 70L-38 44H38L44 70', paper, 4),
    path(
      'M0-16C26-16 34-40 34-58A34 34 0 1 0-34-58C-34-40-26-16 0 6C26-16 34-40 34-58z',
      hero.mid,
      transformOf(random.between(-20, 20), -6),
    ),
    path(star(5, 20, 9), metal.light, transformOf(0, -64)),
    circle(0, 6, 5, ink),
  ].join('');

const jersey: Motif = (random, { hero, second, paper, ink }) => {
  const body = 'M-36-86Q0-64 36-86L98-50L76-4L54-16V88H-54V-16L-76-4L-98-50z';
  return [
    path(body, ink, transformOf(6, 8)),
    path(body, hero.mid),
    random.next() < 0.5
      ? path('M-40-84V88H-14V-74zM14-74V88H40V-84z', second.mid)
      : path('M-54 0L54-44V-12L-54 32z', second.mid),
    path('M-36-86Q0-64 36-86L24-90Q0-78-24-90z', paper),
    path('M0-73L36-86L98-50L76-4L54-16V88H0z', ink, 'opacity=".2"'),
  ].join('');
};

export const sports: readonly Named[] = [
  [/foot|futbol|futsal|soccer|gol|liga/, football],
  [/basket|baloncesto|nba|hoop/, hued(basketball, 50, 250)],
  [/tenis|tennis|padel|raquet/, hued(tennis, 118, 30)],
  [/cup|copa|asalto|lucha|jaula|galope|champion|trophy|trofeo/, trophy],
  [/field|campo|cancha|estadio|stadium|arena|combos/, hued(pitch, 30, 148)],
  [/team|equipo|virtual|jersey|club/, jersey],
];
