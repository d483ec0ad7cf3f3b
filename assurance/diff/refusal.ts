/** What was asked for can't be done: its message is a sentence for whom asked. */
export class Refusal extends Error {}
