import type { AnyStateNode } from 'xstate';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { pictureFile } from './chart-files.ts';
import type { Facts } from './facts.ts';
import { labels } from './labels.ts';
import { text } from './markdown.ts';
import { cutsOf } from './picture-cuts.ts';
import { pictureStory, wayOf } from './picture-story.ts';
import { stateName } from './state-names.ts';
import type { Language } from './words.ts';

/** The heading of a picture: of a whole machine, or of a state whose part it shows. */
function headOf({ id }: Facts, node: AnyStateNode | undefined, language: Language): string {
  const { picture } = labels[language];
  return node?.parent ? `${picture}: ${text(stateName(id, node, language))}` : picture;
}

/** Where the picture begins that shows a state nearest: the last one it is in. */
export function pictureAnchor(facts: Facts, node: AnyStateNode, language: Language): string {
  const cut = cutsOf(facts.model.machine).findLast(({ shown }) => shown.includes(node));
  return anchorOf(headOf(facts, cut?.shown[0], language));
}

/** The pictures of a machine: one, or for a large one the whole with its parts folded, and then part by part. */
export function picturesSection(facts: Facts, language: Language): readonly string[] {
  const cuts = cutsOf(facts.model.machine);
  const { none } = wayOf(facts);
  const say = labels[language];
  return [
    ...(cuts.length > 1 ? [say.pictureParts] : []),
    ...cuts.flatMap((cut) => {
      const [node] = cut.shown;
      const head = node?.parent ? [`### ${headOf(facts, node, language)}`] : [];
      const story = text(pictureStory(facts, cut, language));
      return [...head, `![${story}](../pictures/${pictureFile(cut, language)})`];
    }),
    ...(none ? [text(none[language])] : []),
  ];
}
