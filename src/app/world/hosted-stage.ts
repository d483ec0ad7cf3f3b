/** Where a provider's script shows its puzzle: it is filled before or after the dialog that takes it in is drawn. */
export const hostedStage: HTMLElement = document.createElement('div');
