/** What the redaction replaces in all that it lets out, kind by kind; the page where a trace is saved says each in words. */
export const replaced = ['typed', 'texts', 'secrets', 'amounts', 'addresses', 'keys'] as const;

/** What it lets out as it is, kind by kind; `note` is the person's own, which is never redacted. */
export const kept = ['words', 'times', 'numbers', 'measures', 'shape', 'files', 'note'] as const;
