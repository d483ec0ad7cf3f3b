type Policy = { readonly createScriptURL: (address: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
};

// A browser allows one policy of this name, so every script address goes through here.
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('app-url', {
  createScriptURL: (address) => address,
});

/**
 * Marks the address of a script as checked by the product (Trusted Types): a file of its own build, or an
 * address that passed `safeAddress`.
 */
export function checkedScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
