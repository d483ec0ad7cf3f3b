import { signedIn } from './signing-in.mjs';

/** A place of the points mall, as a member. */
const at = (place, account = 'member1') => ({
  full: true,
  async show(stage) {
    await signedIn(stage, account);
    await stage.page.goto(`/pointMall${place}`);
    await stage.page.getByRole('tablist').waitFor();
  },
});

/** The points mall: the rewards, one of them, one that can't be had, the conversion, and the redeem history. */
export const mallScenes = {
  mall: at(''),
  'mall-light': { light: true, ...at('') },
  'mall-reward': at('?reward=gorra-vestibulo'),
  'mall-refused': at('?reward=bono-500'),
  'mall-convert': at('?part=convert'),
  'mall-redemptions': at('?part=redemptions'),
  'mall-visitor': { show: ({ page }) => page.goto('/pointMall') },
  'mall-failed': {
    async show(stage) {
      await stage.sandbox.faults([{ call: 'points.rewards', kind: '500', times: 'always' }]);
      await at('').show(stage);
    },
  },
};
