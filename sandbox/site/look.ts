import type { Look, Voice } from '#contract/system/look.ts';
import { inHtml } from './preview.ts';

/** The doors of a brand's page that we write: its styles, which come after those of the product. */
const element = /<style id="look"[^>]*>[^<]*<\/style>/;
const iconLink = /<link rel="icon"[^>]*>/;
const themeColour = /<meta name="theme-color"[^>]*>(\s*<meta name="theme-color"[^>]*>)*/;

/** Names that a style sheet knows by itself: between quotes they would be names of fonts. */
const generic = /^(serif|sans-serif|monospace|system-ui|cursive|fantasy|ui-[a-z-]+|-apple-system)$/;

const rem = (pixels: number) => `${pixels / 16}rem`;

/** A voice of the brand: its fonts, the one that comes with it first, and the rule that fetches that one. */
function voiceStyle(use: 'text' | 'display', voice: Voice | undefined) {
  if (!voice) return { face: '', tokens: [] };
  const { families, file, weight } = voice;
  const own = `brand-${use}`;
  const names = families.map((name) => (generic.test(name) ? name : `"${name}"`));
  const face = file
    ? `@font-face{font-family:"${own}";src:url("${file}") format("woff2");font-weight:100 900;font-display:swap}`
    : '';
  return {
    face,
    tokens: [
      `--font-${use}:${[...(file ? [`"${own}"`] : []), ...names].join(',')}`,
      ...(weight === undefined ? [] : [`--weight-${use}:${weight}`]),
    ],
  };
}

function colourTokens({ colours }: Look): string[] {
  if (!colours) return [];
  const { light, dark } = colours;
  const tokens = Object.entries(light).map(
    ([token, colour]) => `--${token}:light-dark(${colour},${dark[token as keyof typeof dark]})`,
  );
  // The header lets the page shine through: ours over another page would be a stain.
  const glass = light['surface-page'] !== undefined && light.glass === undefined;
  return [
    ...tokens,
    ...(glass ? ['--glass:color-mix(in srgb, var(--surface-page) 88%, transparent)'] : []),
    // The folds of the cloth are our own sign, as the doorways are.
    ...(light.velvet === undefined
      ? []
      : [
          '--curtain:linear-gradient(150deg, var(--velvet), var(--velvet-deep))',
          '--shade:color-mix(in oklab, var(--velvet-deep) 40%, black)',
        ]),
  ];
}

function radiusTokens({ radius }: Look): string[] {
  if (!radius) return [];
  const { small, medium, large, pill, arch } = radius;
  return [
    `--radius-sm:${rem(small)}`,
    `--radius-md:${rem(medium)}`,
    `--radius-lg:${rem(large)}`,
    ...(pill ? [] : ['--radius-pill:var(--radius-md)']),
    ...(arch ? [] : ['--radius-arch:var(--radius-md)']),
  ];
}

const voicesOf = ({ text, display }: Look) => [voiceStyle('text', text), voiceStyle('display', display)];

/** The tokens of a brand as a rule: what src/ui/tokens.css says, said again with the brand's values. */
export function lookTokens(look: Look): string {
  const voices = voicesOf(look).flatMap((voice) => voice.tokens);
  const tokens = [...colourTokens(look), ...voices, ...radiusTokens(look)];
  return tokens.length === 0 ? '' : `:root{${tokens.join(';')}}`;
}

/** The tokens of a brand with the fonts that come with it. */
export function lookStyles(look: Look): string {
  const faces = voicesOf(look).map(({ face }) => face);
  return `${faces.join('')}${lookTokens(look)}`;
}

/** The colour of the window around the page: of the page itself, in both themes. */
function themeTags({ colours }: Look): string | undefined {
  const [light, dark] = [colours?.light['surface-page'], colours?.dark['surface-page']];
  if (light === undefined || dark === undefined) return undefined;
  const tag = (media: string, colour: string) =>
    `<meta name="theme-color"${media} content="${inHtml(colour)}">`;
  return tag(' media="(prefers-color-scheme: light)"', light) + tag('', dark);
}

/**
 * The page with how a brand looks: its tokens after the product's own styles, its icon, and the colour of the window.
 * Without a look the page stays as it is, but for the styles of another brand that it was built for.
 */
export function withLook(html: string, look: Look | undefined): string {
  const bare = html.replace(element, '');
  if (!look) return bare;
  const { icon } = look;
  const styles = lookStyles(look);
  const theme = themeTags(look);
  const signed =
    icon === undefined ? bare : bare.replace(iconLink, () => `<link rel="icon" href="${inHtml(icon)}">`);
  const coloured = theme === undefined ? signed : signed.replace(themeColour, () => theme);
  if (styles === '') return coloured;
  return coloured.replace('</head>', () => `<style id="look">${styles}</style></head>`);
}
