import { signedIn } from './signing-in.mjs';

/** Presses the agent centre in the header, and a page in its menu: behind a button on a phone. */
async function agentPage(stage, page, who = 'agent1') {
  const { words } = stage;
  await signedIn(stage, who);
  await stage.page.getByRole('button', { name: words.shell.header.agent }).click();
  const menu = stage.page.getByRole('button', { name: words.member.centre.openMenu, exact: true });
  const links = stage.page.getByRole('link', { name: words.agent[page], exact: true });
  await menu.or(links).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await links.first().click();
  await stage.page.getByRole('heading', { name: words.agent[page], level: 1 }).waitFor();
}

const tab = (stage, name) =>
  stage.page.getByRole('tab', { name: stage.words.contracts.tabs[name], exact: true }).click();

const page = (name, who) => ({ full: true, show: (stage) => agentPage(stage, name, who) });

/** What agents see of their centre. */
export const agentScenes = {
  'agent-overview': page('agentTeamOverview'),
  'agent-registration': page('registrationCenter'),
  'agent-team': page('downline'),
  'agent-bets': page('teamBetting'),
  'agent-profit': page('userProfitLoss'),
  'agent-income': page('myIncome'),
  'agent-transactions': page('downlineTransactions'),
  'agent-dividend': page('dividend'),
  'agent-wages': page('dailyWages', 'agent2'),
  'agent-hourly': page('hourlySalary', 'agent41'),
  'agent-real-time': page('realTimeSalary', 'agent42'),
  'agent-contracts-team': {
    full: true,
    async show(stage) {
      await agentPage(stage, 'dividend');
      await tab(stage, 'team');
    },
  },
  'agent-bills': {
    full: true,
    async show(stage) {
      await agentPage(stage, 'dividend');
      await tab(stage, 'bills');
    },
  },
};
