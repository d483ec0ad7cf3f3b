export const button = (page, name) => page.getByRole('button', { name, exact: true });

export async function openLogin({ page, words }) {
  await page.goto('/');
  await button(page, words.shell.header.login).first().click();
  await page.getByRole('dialog').waitFor();
}

export async function fill({ page, words }, account, password) {
  await page.getByLabel(words.session.login.username, { exact: true }).last().fill(account);
  await page.getByRole('textbox', { name: words.session.login.password }).fill(password);
}

export async function signIn(stage, account) {
  await openLogin(stage);
  await fill(stage, account, stage.people[account].password);
  await button(stage.page, stage.words.session.login.submit).click();
}

export async function signedIn(stage, account) {
  await signIn(stage, account);
  const notice = button(stage.page, stage.words.session.greeting.close);
  await notice.waitFor();
  await notice.click();
  await notice.waitFor({ state: 'hidden' });
}
