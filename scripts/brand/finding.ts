/** What the rules look at. */
export type Rule =
  | 'schema'
  | 'size'
  | 'pictures'
  | 'hosts'
  | 'areas'
  | 'mapping'
  | 'languages'
  | 'texts'
  | 'width'
  | 'contrast';

/** Something that a rule found in a brand's file. */
export type Finding = {
  readonly rule: Rule;
  /** An error must be mended; a warning should be looked at. */
  readonly level: 'error' | 'warning';
  /** The dotted path of the field; '' for the whole file. */
  readonly field: string;
  readonly found: string;
  /** What to do about it. */
  readonly todo: string;
};

type Told = Omit<Finding, 'rule' | 'level' | 'todo'> & { readonly todo?: string };

/** How a rule says what it found: as an error, or as a warning. */
export function voiceOf(rule: Rule) {
  const say =
    (level: Finding['level']) =>
    ({ todo = '', ...told }: Told): Finding => ({ rule, level, todo, ...told });
  return { error: say('error'), warning: say('warning') };
}
