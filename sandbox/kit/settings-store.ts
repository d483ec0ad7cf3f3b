import * as z from 'zod/mini';
import { defaultSettings } from './default-settings.ts';
import { Settings } from './settings.ts';

export type SettingsStore = {
  readonly current: () => Settings;
  /**
   * Patches the settings: merges objects and replaces everything else. Throws zod's error, and changes
   * nothing, when the result is not valid.
   */
  readonly patch: (changes: unknown) => Settings;
  /** Like `patch`, but a reset keeps the change. */
  readonly settle: (changes: unknown) => Settings;
  /** Puts the settings back to the start. */
  readonly reset: () => void;
};

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(old: unknown, changes: unknown): unknown {
  if (!isBranch(old) || !isBranch(changes)) return changes;
  const replaced = 'suite' in changes ? {} : old;
  const names = Object.keys(changes).filter((name) => name !== '__proto__');
  return {
    ...replaced,
    ...Object.fromEntries(names.map((name) => [name, merged(old[name], changes[name])])),
  };
}

/** Creates the settings of one sandbox; `first` overrides the usual ones. */
export function createSettings(first: unknown = {}): SettingsStore {
  let start = z.parse(Settings, merged(defaultSettings, first));
  let settings = start;
  return {
    current: () => settings,
    patch: (changes) => {
      settings = z.parse(Settings, merged(settings, changes));
      return settings;
    },
    settle: (changes) => {
      start = z.parse(Settings, merged(start, changes));
      settings = z.parse(Settings, merged(settings, changes));
      return settings;
    },
    reset: () => {
      settings = start;
    },
  };
}
