import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import type { OfficeRedemption } from '#sandbox/points/redemption-decisions.ts';
import type { Books } from '#sandbox/wallet/ledger.ts';
import type { PlayCall } from '#sandbox/wire/faults/fault-kinds.ts';
import { built } from '../built.ts';
import { machineNow } from '../moment.ts';
import { onceMore } from './starting.ts';
import { password } from './ui.ts';

/** A fault as the control API takes it. */
export type Fault = {
  readonly call: CallName | PlayCall | '*';
  readonly kind: string;
  readonly nth?: number;
  readonly times?: number | 'always';
  readonly ms?: number;
  /** Seconds, or a date. */
  readonly retryAfter?: number | string;
  readonly status?: number;
  readonly body?: unknown;
  /** A doubled call: the caller gets its second answer. */
  readonly second?: boolean;
  /** A held call runs before it waits. */
  readonly after?: boolean;
};

type Sent = { readonly text: string; readonly code: string | null };

/** How long a release waits for its call. */
const patience = 15_000;

/** Where the product and its games are reached. */
type Addresses = { readonly address: string; readonly gameAddress: string };

function isListening(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      // An address is complete only when more output follows it.
      const [, address, gameAddress] = /(http:\S+)\s[\s\S]*Games\s+(http:\S+)\s/.exec(said) ?? [];
      if (address && gameAddress) resolve({ address, gameAddress });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
}

async function ask(address: string, path: string, method: string, body?: unknown): Promise<unknown> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${address}${path}`, { method, ...(body === undefined ? {} : json) });
  const answer = (await response.json()) as { success: boolean; value: unknown; code?: string };
  if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** The product as `npm start` runs it, with a database of its own and without the crowd. */
async function startProduct(begins?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vestibulo-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      CROWD: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      ...(begins === undefined ? {} : { BEGINS: new Date(begins).toISOString() }),
      DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { folder, child, ...(await isListening(child)) };
}

/**
 * The product as it was built, and the sandbox's control API. Its clock begins at a moment of its own (epoch
 * milliseconds), or shows the machine's time.
 */
export async function startSandbox(begins?: number) {
  built();
  const { folder, child, address, gameAddress } = await onceMore(() => startProduct(begins), console.warn);
  process.env.VESTIBULO_WEB = address;
  const box = await import('../blackbox.mjs');

  async function outbox(kind: 'sms' | 'captcha' | 'mail' | 'slider', to: string): Promise<readonly Sent[]> {
    return (await box.outbox(kind, to)) as readonly Sent[];
  }

  async function heldNow(): Promise<readonly { readonly id: string; readonly call: string }[]> {
    const { held } = (await ask(address, '/sandbox/faults', 'GET')) as {
      held: { id: string; call: string }[];
    };
    return held;
  }

  return {
    address,
    /** Where its games are played: another origin. */
    gameAddress,
    seed: box.seed,
    setConfig: box.setConfig,
    serverClock: box.serverClock,
    /** How many milliseconds its clock is ahead of the machine's. */
    ahead: async (): Promise<number> => Number(await box.serverClock(0)) - machineNow(),
    outbox,
    /** The code or the captcha's answer that was sent last. */
    async lastSecret(kind: 'sms' | 'captcha' | 'slider', to: string): Promise<string> {
      const [last] = await outbox(kind, to);
      if (!last?.code) throw new Error(`nothing was sent to ${to}`);
      return last.code;
    },
    /** These go wrong too from now on. */
    faults: (list: readonly Fault[]) => ask(address, '/sandbox/faults', 'POST', list),
    /** Changes a person, as an administrator would. */
    person: (change: {
      account: string;
      disabled?: boolean;
      mustChange?: boolean;
      nickname?: string;
      upline?: string | null;
      rank?: number;
      birthday?: string | null;
      care?: 'NONE' | 'INTENSIVE' | 'AT_RISK' | 'YOUNG';
      vipAssessed?: boolean;
    }) => ask(address, '/sandbox/people', 'POST', change),
    /** Puts a contract of the house in force. */
    grant: (account: string, terms: Terms) =>
      ask(address, '/sandbox/contracts', 'POST', { act: 'grant', account, terms }),
    /** The house takes back what it offers at the start. */
    withdrawOffers: async () => {
      const { contracts } = (await ask(address, '/sandbox/contracts', 'GET')) as {
        contracts: readonly { id: string; state: string }[];
      };
      for (const { id, state } of contracts)
        if (state === 'REQUESTED')
          await ask(address, '/sandbox/contracts', 'POST', { act: 'WITHDRAW', by: null, contract: id });
    },
    /** The back office about promotions, and about rewards. */
    promotionAct: box.promotionAct,
    rewardAct: box.rewardAct,
    redemptionAct: box.redemptionAct,
    /** The back office about notices, and about messages. */
    noticeAct: box.noticeAct,
    messageAct: box.messageAct,
    pointsAct: box.pointsAct,
    /** Redemptions that wait for the back office, the oldest first. */
    redemptions: () => ask(address, '/sandbox/redemptions', 'GET') as Promise<readonly OfficeRedemption[]>,
    /** Every wallet, and what its movements add up to. */
    ledger: async () => ((await ask(address, '/sandbox/ledger', 'GET')) as Books).wallets,
    clearFaults: () => ask(address, '/sandbox/faults', 'DELETE'),
    /** Releases the oldest held call of a name and waits for it if necessary; optionally with another answer. */
    release: (call: CallName, answer?: { status: number; body: unknown }) =>
      ask(address, '/sandbox/faults/release', 'POST', {
        call,
        wait: true,
        timeoutMs: patience,
        ...(answer ? { answer } : {}),
      }),
    /** Waits until a call of the name is held. */
    async held(call: CallName): Promise<void> {
      await expect.poll(() => this.waiting(), { message: `${call} arrives` }).toContain(call);
    },
    /** The names of the calls with an armed fault. */
    async armed(): Promise<readonly string[]> {
      const { armed } = (await ask(address, '/sandbox/faults', 'GET')) as { armed: { call: string }[] };
      return armed.map(({ call }) => call);
    },
    /** The names of the held calls. */
    async waiting(): Promise<readonly string[]> {
      return (await heldNow()).map(({ call }) => call);
    },
    /** The ids of the held calls of a name. */
    async heldCalls(call: CallName): Promise<readonly string[]> {
      return (await heldNow()).filter((held) => held.call === call).map(({ id }) => id);
    },
    /** A token of a new session. */
    async tokenOf(username: string): Promise<string> {
      const path = '/wps/session/login';
      const sealed = await box.seal(path, { username, password, type: 'username' });
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'client-id': randomUUID() },
        body: JSON.stringify(sealed),
      });
      return ((await response.json()) as { value: { token: string } }).value.token;
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;
