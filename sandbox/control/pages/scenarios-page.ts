import { html } from '#sandbox/kit/html.ts';
import { frame } from './frame.ts';
import type { Language, ListedMachine } from './scenarios-list.ts';

export const scenariosAt = '/sandbox/scenarios';

const words = {
  en: {
    title: 'Scenarios',
    about:
      'One click puts the product in a stable state of one of its machines, in a tab of its own: a fresh one that shares no session, memory or settings with the others. What the gateway says on the way is made up; who is signed in is really signed in, and what you do there stays done in that account. Where a timer or an answer would end the state, time stands still until you let it go on.',
    search: 'Search machines and states',
    visitor: 'visitor',
    none: 'Nothing is called so.',
    unwritten: 'There are none here: they come with the build, or with npm run flows:book.',
    other: 'Español',
  },
  es: {
    title: 'Escenarios',
    about:
      'Un clic pone el producto en un estado estable de una de sus máquinas, en una pestaña propia: nueva, sin sesión, memoria ni ajustes en común con las demás. Lo que la pasarela dice en el camino es inventado; quien está dentro entró de verdad, y lo que haga allí queda hecho en esa cuenta. Donde un plazo o una respuesta acabaría con el estado, el tiempo está detenido hasta que usted lo deje seguir.',
    search: 'Buscar máquinas y estados',
    visitor: 'visitante',
    none: 'Nada se llama así.',
    unwritten: 'Aquí no hay ninguno: vienen con la compilación, o con npm run flows:book.',
    other: 'English',
  },
} as const;

/** Every stable state of every machine as a link that opens the product in it, by area, with a search. */
export function scenariosPage(machines: readonly ListedMachine[], language: Language): string {
  const say = words[language];
  const other = language === 'en' ? 'es' : 'en';
  const areas = [...new Set(machines.map(({ area }) => area))];
  const machineView = ({ machine, title, scenarios }: ListedMachine) => {
    const rows = scenarios.map(
      ({ slug, text, who, address }) =>
        html`<li><a href="${address}" target="_blank" rel="noopener">${slug.replaceAll(',', ', ')}</a> <span class="who">${who ?? say.visitor}</span> <span class="about">${text}</span></li>`,
    );
    return html`<div class="machine" id="${machine}"><h3>${title} <code>${machine}</code></h3><ul>${rows}</ul></div>`;
  };
  const areaView = (area: string) =>
    html`<section aria-labelledby="area-${area}"><h2 id="area-${area}">${area}</h2><div class="machines">${machines.filter((one) => one.area === area).map(machineView)}</div></section>`;
  const content = html`<h1>${say.title}</h1>
<p class="about">${say.about} <a href="${scenariosAt}?language=${other}" lang="${other}" hreflang="${other}">${say.other}</a></p>
<p><label for="search">${say.search}</label><input id="search" type="search" autocomplete="off"></p>
<p id="none" role="status" data-text="${say.none}"></p>
${areas.length > 0 ? areas.map(areaView) : html`<p>${say.unwritten}</p>`}`;
  return frame(scenariosAt, say.title, content, false, language);
}
