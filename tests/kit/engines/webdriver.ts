/** What W3C WebDriver calls an element's reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element as WebDriver sends it. */
export type Reference = { readonly [elementKey]: string };

/** A reference to the element of an id. */
export const referenceTo = (id: string): Reference => ({ [elementKey]: id });

/** The id of the element that an answer is; undefined when it is none. */
export function idOf(answer: unknown): string | undefined {
  return answer !== null && typeof answer === 'object'
    ? (answer as Partial<Reference>)[elementKey]
    : undefined;
}

/**
 * A W3C WebDriver at an address: sends one command and resolves with its value; rejects with the driver's error. A body
 * makes it a POST.
 */
export function driverAt(address: string) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, ...(body === undefined ? {} : json) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
}
